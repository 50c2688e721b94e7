import { randomUUID } from 'node:crypto';
import { banner as texts } from '#messages/published';
import { newsCards } from '#network/news';
import { support } from '#network/support';
import type { ContentResponse } from '@/contract/content';
import {
  contentResponse,
  eventCard,
  newsCard,
  question,
} from '../../test/support/fixtures/content-responses';
import { sections } from '../../test/support/fixtures/network-parts';
import { expectNoFindings } from '../support/axe';
import { contentCalls } from '../support/content-calls';
import { untilHydrated } from '../support/elements';
import { forgetShifts, hasLoaded, layoutShift, watchShifts } from '../support/layout-shifts';
import { servePublished, withoutPublished } from '../support/published';
import { expect, test } from '../support/test';

const long = (length: number) => 'Words that go on and on about it '.repeat(20).slice(0, length).trim();
const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index));

const contentOf = (count: number, isLong: boolean): ContentResponse =>
  contentResponse({
    news: numbers(count).map((slug) =>
      newsCard(slug, {
        title: isLong ? `${slug} ${long(110)}` : `Story ${slug}`,
        tag: long(isLong ? 40 : 4),
        summary: long(isLong ? 300 : 10),
        points: isLong ? numbers(5).map((point) => `${point} ${long(150)}`) : [],
      }),
    ),
    events: numbers(count).map((id) =>
      eventCard(id, {
        title: isLong ? `${id} ${long(110)}` : `Event ${id}`,
        when: long(isLong ? 80 : 8),
        summary: long(isLong ? 300 : 10),
        prize: isLong ? long(120) : '',
      }),
    ),
    faq: numbers(count * 3).map((id) => question(id, { question: `${id} ${long(isLong ? 110 : 10)}?` })),
  });

const parts = [
  { path: '/', name: sections.news.title, item: 'article' },
  { path: '/', name: sections.events.title, item: 'article' },
  { path: '/support', name: support.questions.title, item: 'button[aria-expanded]' },
] as const;

for (const width of [390, 1440])
  for (const { path, name, item } of parts)
    for (const [what, count, isLong] of [
      ['longer texts', 3, true],
      ['shorter texts', 3, false],
      ['fewer', 1, true],
      ['none', 0, false],
      ['more', 5, false],
    ] as const)
      test(`${what} in ${name} move nothing that is read (${String(width)} px)`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await watchShifts(page);
        const { promise: held, resolve: answer } = Promise.withResolvers<undefined>();
        await servePublished(page, contentOf(count, isLong), held);
        await page.goto(path);
        const part = page.getByRole('region', { name });
        await untilHydrated(part);
        await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
        await page.evaluate(() => document.fonts.ready);
        await forgetShifts(page);
        const arrived = page.waitForResponse('**/api/content');
        answer(undefined);
        await arrived;
        const wanted = Math.min(count, path === '/' ? 3 : Infinity) * (path === '/' ? 1 : 3);
        // On phones, a story is as high as its texts.
        const takesPlace = path === '/' && count >= 3 && width > 390;
        if (takesPlace) await expect(part.locator(item).first()).toContainText(isLong ? '0 Words' : ' 0');
        // The response's changes are visible after two frames.
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        );
        expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
        // Everything updates while it is out of view.
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await page.setViewportSize({ width, height: 300 });
        await expect(part.locator(item)).toHaveCount(wanted);
        if (count > 0) await expect(part.locator(item).first()).toContainText('0');
      });

test('a page shows what is published without a call, wherever it leads within the site', async ({
  page,
  frame,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const editor = await contentCalls(page.request);
  const takeDown = await editor.putUp({ text: 'The season ends.', tone: 'info', href: null, until: null });
  const removeQuestion = await editor.write('faq', { question: 'When does it end?', answer: 'On Sunday.' });
  try {
    await site.advance(1_000);
    await page.goto('/rules');
    await expect(page.getByRole('region', { name: texts.label })).toHaveText('The season ends.');
    await frame.goWithin('/support');
    await expect(page.getByRole('button', { name: 'When does it end?' })).toBeVisible();
    for (const path of ['/', '/news', '/apply/form']) {
      await page.goto(path);
      await expect(page.getByRole('region', { name: texts.label })).toHaveText('The season ends.');
      await hasLoaded(page);
    }
    expect(asked).not.toContain('/api/content');
  } finally {
    await removeQuestion();
    await takeDown();
  }
});

test('what an editor publishes shows on the pages that are open, and is gone when it is deleted', async ({
  page,
  site,
}) => {
  const mark = randomUUID().slice(0, 8);
  const editor = await contentCalls(page.request);
  await page.goto('/');
  const story = page.getByRole('region', { name: sections.news.title }).getByText(`Story ${mark}`);
  await expect(story).toHaveCount(0);
  const removeStory = await editor.write('news', {
    title: `Story ${mark}`,
    summary: 'It is new.',
    body: 'All of it.',
    publishedAt: new Date().toISOString(),
  });
  const removeQuestion = await editor.write('faq', { question: `What is ${mark}?`, answer: '**New**.' });
  try {
    await site.advance(31_000);
    await page.reload();
    await expect(story).toBeVisible();
    await expectNoFindings(page, 'main');
    await page.goto('/support');
    const asked = page.getByRole('button', { name: `What is ${mark}?` });
    await asked.click();
    await expect(page.locator('strong', { hasText: 'New' })).toBeVisible();
  } finally {
    await removeQuestion();
    await removeStory();
  }
  await site.advance(31_000);
  await page.goto('/');
  await untilHydrated(page.getByRole('region', { name: sections.news.title }));
  await expect(story).toHaveCount(0);
});

test('without an answer the page keeps what it was built with', async ({ page, problems }) => {
  await withoutPublished(page);
  await page.route('**/api/content', (route) => route.fulfill({ status: 503 }));
  const failed = page.waitForResponse('**/api/content');
  await page.goto('/');
  await failed;
  const part = page.getByRole('region', { name: sections.news.title });
  await untilHydrated(part);
  await expect(part.getByRole('heading', { level: 3 })).toHaveText(newsCards.map(({ title }) => title));
  expect(problems).toEqual([]);
});

test('every page names the feeds of news and events', async ({ page }) => {
  await page.goto('/rules');
  for (const [type, href] of [
    ['application/atom+xml', '/feed.xml'],
    ['text/calendar', '/events.ics'],
  ] as const) {
    const link = page.locator(`head link[rel="alternate"][type="${type}"]`);
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('title', /\S/);
    expect((await page.request.get(href)).headers()['content-type']).toContain(type);
  }
});
