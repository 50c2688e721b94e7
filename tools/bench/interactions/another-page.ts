import type { Browser, Page } from '@playwright/test';
import { footerColumns } from '@/content/navigation';
import { pages } from '@/content/pages';
import { median } from '../median';

const ROUNDS = 5;
/** From pointing at a link to pressing it, and from pressing to letting go, as a quick hand does. */
const AIM_MS = 250;
const PRESS_MS = 60;
const REST_MS = 600;

/** Milliseconds. */
export interface AnotherPage {
  path: string;
  latency: number;
  worst: number;
}

declare global {
  interface Window {
    /** From each click that led to another page to the moment at which the screen showed some of its text. */
    arrivals: number[];
  }
}

/** As text: what builds this file would put helpers of its own into a function. */
const TIME_ARRIVALS = `
window.arrivals = [];
const texts = () => document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, td, th, a)');
const ofPageBefore = new Set();
let clickedAt = Infinity;
addEventListener('mousedown', () => {
  for (const text of texts()) if (text.checkVisibility()) ofPageBefore.add(text);
}, true);
addEventListener('click', ({ timeStamp }) => { clickedAt = timeStamp; }, true);
// The browser tells of what is so marked when it is first on the screen.
new MutationObserver(() => {
  for (const text of texts()) if (!text.hasAttribute('elementtiming')) text.setAttribute('elementtiming', 'text');
}).observe(document, { subtree: true, childList: true });
new PerformanceObserver((list) => {
  for (const { element, renderTime } of list.getEntries())
    if (renderTime > clickedAt && element && !ofPageBefore.has(element)) window.arrivals.push(renderTime - clickedAt);
}).observe({ type: 'element' });`;

type IsReady = (page: Page) => Promise<unknown>;

/** Follows a link of the footer from the home page. */
const follow = async (page: Page, path: string, isReady: IsReady): Promise<number> => {
  await page.goto(pages.home.path);
  await isReady(page);
  // It comes once the page is at rest, and has work to do: after a first visit, it is there.
  await page.evaluate(() => navigator.serviceWorker.ready);
  const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`);
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST_MS);
  await link.hover();
  await page.waitForTimeout(AIM_MS);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
  await page.waitForFunction(() => window.arrivals.length > 0);
  return page.evaluate(() => window.arrivals[0] ?? NaN);
};

/** How soon another page shows, on a desktop with this machine's processor as it is. */
export const benchAnotherPage = async (
  browser: Browser,
  site: string,
  isReady: IsReady,
): Promise<AnotherPage[]> => {
  const paths = [...new Set(footerColumns.flatMap(({ links }) => links.map(({ path }) => path)))];
  const results: AnotherPage[] = [];
  for (const path of paths) {
    const taken: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: site });
      try {
        const page = await context.newPage();
        await page.addInitScript({ content: TIME_ARRIVALS });
        taken.push(await follow(page, path, isReady));
      } finally {
        await context.close();
      }
    }
    results.push({ path, latency: median(taken), worst: Math.max(...taken) });
  }
  return results;
};
