import { eventsPage } from '#messages/event-pages';
import { storyPage } from '#messages/news-pages';
import { notFound } from '#messages/pages';
import { pages } from '#network/pages';
import { rules } from '#network/rules';
import { CONTENT_LIMITS } from '@/contract/content-fields';
import { storyPath } from '@/contract/pages';
import { documentTitle } from '@/lib/pages';
import { expectNoFindings } from '../support/axe';
import { contentCalls } from '../support/content-calls';
import { untilHydrated } from '../support/elements';
import { expectNoShifts, hasLoaded, watchShifts } from '../support/layout-shifts';
import { expect, test } from '../support/test';

const TEXT = [
  '# What is new',
  'Read [the rules](/rules), or [more about it](https://example.org/more).',
  '- A first thing\n- A second thing',
  '> Said by somebody',
  '```\n/claim\n```',
].join('\n\n');
/** Long ago, so that no other page lists it among the newest. */
const publishedAt = '2020-01-02T12:00:00Z';

test('a story leads from the list to its page and on, without another document', async ({
  page,
  frame,
  request,
}) => {
  const content = await contentCalls(request);
  const { id } = await content.create('news', { title: 'Told on the page', body: TEXT, publishedAt });
  try {
    await page.goto(pages.news.path);
    const row = page.getByRole('link', { name: 'Told on the page' });
    await untilHydrated(row);
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await row.click();
    await expect(frame.heading).toHaveText('Told on the page');
    await expect(page).toHaveTitle(documentTitle('Told on the page'));
    await expect(page.getByRole('heading', { level: 2, name: 'What is new' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'the rules' }).click();
    await expect(frame.heading).toHaveText(rules.title);
    await page.goBack();
    await expect(page).toHaveTitle(documentTitle('Told on the page'));
    await page.getByRole('link', { name: storyPage.back }).click();
    await expect(frame.heading).toHaveText(pages.news.title);
    await expect(page.locator('html')).toHaveAttribute('data-same');
  } finally {
    await content.remove('news', id);
  }
});

test('the text of a document stays as it came, needs no parser, and its links stay in the app', async ({
  page,
  frame,
  request,
}) => {
  const content = await contentCalls(request);
  const { id } = await content.create('news', { title: 'Opened by itself', body: TEXT, publishedAt });
  const scripts: string[] = [];
  page.on('response', (response) => void scripts.push(response.url()));
  try {
    await page.goto(storyPath('opened-by-itself'));
    await untilHydrated(page.getByRole('link', { name: storyPage.back }));
    await expect(page.getByRole('heading', { level: 2, name: 'What is new' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'more about it' })).toHaveAttribute(
      'rel',
      'noopener noreferrer nofollow',
    );
    expect(scripts.filter((url) => url.includes('markdown'))).toEqual([]);
    expect(scripts.filter((url) => url.includes('/api/news'))).toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    await page.getByRole('main').getByRole('link', { name: 'the rules' }).click();
    await expect(frame.heading).toHaveText(rules.title);
    await expect(page.locator('html')).toHaveAttribute('data-same');
  } finally {
    await content.remove('news', id);
  }
});

test('a story is there at once when it is published, leads on when it is renamed, and is gone when it is deleted', async ({
  page,
  frame,
  request,
}) => {
  const content = await contentCalls(request);
  const draft = await content.create('news', { title: 'Soon to be told' });
  const opened = async () => (await page.goto(storyPath('soon-to-be-told')))?.status();
  try {
    expect(await opened()).toBe(404);
    await expect(page.getByText(notFound.text)).toBeVisible();
    await expect(page).toHaveTitle(documentTitle(notFound.title));
    const published = await content.change('news', draft, { publishedAt });
    expect(await opened()).toBe(200);
    await expect(frame.heading).toHaveText('Soon to be told');
    await content.change('news', published, { slug: 'told-now' });
    expect(await opened()).toBe(200);
    await expect(page).toHaveURL(storyPath('told-now'));
  } finally {
    await content.remove('news', draft.id);
  }
  expect(await opened()).toBe(404);
});

test('past events are folded, and the calendar can be followed', async ({ page, request }) => {
  const content = await contentCalls(request);
  const { id } = await content.create('events', { title: 'Long over', startsAt: '2020-01-02T12:00:00Z' });
  try {
    await page.goto(pages.events.path);
    const past = page.getByRole('heading', { name: 'Long over' });
    await expect(past).toBeHidden();
    await page.getByText(eventsPage.past).click();
    await expect(past).toBeVisible();
    const follow = page.getByRole('link', { name: eventsPage.calendar });
    await expect(follow).toHaveAttribute('href', /^webcal:.*\/events\.ics$/);
  } finally {
    await content.remove('events', id);
  }
});

for (const width of [390, 1440])
  test(`a story fits, moves nothing and has no accessibility findings in either theme at ${String(width)} px`, async ({
    page,
    frame,
    request,
  }) => {
    const content = await contentCalls(request);
    const title = `A rather long headline that nobody would want to write ${'Donaudampfschiff'.repeat(3)}`;
    const { id } = await content.create('news', {
      ...{ title, body: TEXT, summary: 'What it is about. '.repeat(10), points: ['One', 'Two'] },
      ...{ publishedAt, slug: `a-long-story-${String(width)}` },
    });
    try {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await watchShifts(page);
      await page.goto(storyPath(`a-long-story-${String(width)}`));
      await hasLoaded(page);
      await expectNoShifts(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      for (const theme of ['Light', 'Dark'] as const) {
        await frame.chooseTheme(theme);
        await expectNoFindings(page);
      }
    } finally {
      await content.remove('news', id);
    }
  });

for (const width of [320, 1440])
  test(`the longest words that are taken fit, at ${String(width)} px`, async ({ page, request }) => {
    const { title, tag, summary, point, prize, question } = CONTENT_LIMITS;
    const word = (letter: string, length: number) => letter.repeat(length);
    const content = await contentCalls(request);
    const made = await Promise.all([
      content.create('news', {
        ...{ title: word('W', title), slug: 'longest', tag: word('T', tag), summary: word('S', summary) },
        ...{ points: [word('P', point)], body: `# ${word('H', title)}\n\n${word('b', 500)}`, publishedAt },
      }),
      content.create('events', {
        ...{ title: word('W', title), summary: word('S', summary), prize: word('Z', prize) },
        ...{ startsAt: publishedAt, href: '/rules' },
      }),
      content.create('faq', { question: word('Q', question), answer: word('a', 500) }),
    ]);
    const [story, event, faq] = made;
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    try {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(storyPath('longest'));
      await fits();
      await page.goto(pages.events.path);
      await page.getByText(eventsPage.past).click();
      await expect(page.getByText(word('Z', prize))).toBeVisible();
      await fits();
      await page.goto(pages.support.path);
      await page.getByRole('button', { name: word('Q', question) }).click({ timeout: 45_000 });
      await expect(page.getByText(word('a', 500))).toBeVisible();
      await fits();
    } finally {
      await content.remove('news', story.id);
      await content.remove('events', event.id);
      await content.remove('faq', faq.id);
    }
  });
