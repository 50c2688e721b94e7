import type { Page } from '@playwright/test';
import { pages } from '#network/pages';
import { storyPath } from '@/contract/pages';
import { contentCalls } from '../support/content-calls';
import { hasLoaded } from '../support/layout-shifts';
import { expect, test } from '../support/test';

/** Parts of a page that are useless on paper. */
const FRAME = [
  ...['header:not(main *)', 'footer', 'nav', 'dialog', 'a[href="#main"]', '[role=tablist]'],
  ...['button:not(:is(h2, h3) > *)', 'input[type=search]', '.Toastify'],
];

/** Returns the printed parts of the frame, and texts too pale to read on paper. */
const left = (page: Page) =>
  page.evaluate((frame) => {
    const isShown = (element: Element) => element.checkVisibility() && element.getClientRects().length > 0;
    const lightness = (color: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return alpha === 0 ? 255 : (red + green + blue) / 3;
    };
    const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dd, dt)')].filter(isShown);
    return {
      frame: frame.flatMap((selector) =>
        [...document.querySelectorAll(selector)]
          .filter(isShown)
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      ),
      pale: texts
        .filter((text) => lightness(getComputedStyle(text).color) > 140)
        .map(({ textContent }) => textContent),
      grounds: [document.documentElement, document.body].map(
        (element) => getComputedStyle(element).backgroundColor,
      ),
      texts: texts.length,
    };
  }, FRAME);

for (const path of [
  pages.home,
  pages.rules,
  pages.serverInfo,
  pages.leaderboard,
  pages.news,
  pages.support,
].map((each) => each.path))
  test(`${path} is printed without the frame, dark on white`, async ({ page, frame }) => {
    await page.goto(path);
    await frame.chooseTheme('Dark');
    await hasLoaded(page);
    await page.emulateMedia({ media: 'print' });
    const printed = await left(page);
    expect(printed).toMatchObject({ frame: [], pale: [], grounds: Array(2).fill('rgba(0, 0, 0, 0)') });
    expect(printed.texts).toBeGreaterThan(3);
  });

test('a printed story has the addresses of its own links, each once', async ({ page, request }) => {
  const content = await contentCalls(request);
  const body =
    'Read [more about it](https://example.org/more), https://example.org/bare, [the rules](/rules) or [write](mailto:team@example.org).';
  const { id } = await content.create('news', {
    ...{ title: 'Told on paper', body, publishedAt: '2020-01-02T12:00:00Z' },
  });
  try {
    await page.goto(storyPath('told-on-paper'));
    await page.emulateMedia({ media: 'print' });
    const printed = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('main p > a')]
        .filter((link) => link.checkVisibility())
        .map((link) => [link.href, getComputedStyle(link, '::after').content]),
    );
    expect(printed).toEqual([
      ['https://example.org/more', '" (https://example.org/more)"'],
      ['https://example.org/bare', 'none'],
      [expect.stringMatching(/\/rules$/), 'none'],
      ['mailto:team@example.org', '" (mailto:team@example.org)"'],
    ]);
    expect((await left(page)).frame).toEqual([]);
  } finally {
    await content.remove('news', id);
  }
});
