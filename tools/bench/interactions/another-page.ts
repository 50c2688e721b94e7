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
    /** From each click that led to another page to the frame that shows it. */
    arrivals: number[];
  }
}

/** As text: what builds this file would put helpers of its own into a function. */
const TIME_ARRIVALS = `
window.arrivals = [];
document.addEventListener('click', ({ timeStamp }) => {
  const before = document.querySelector('h1')?.textContent;
  const look = () => {
    const title = document.querySelector('h1')?.textContent;
    if (title === undefined || title === before) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => window.arrivals.push(performance.now() - timeStamp)));
  };
  look();
}, true);`;

type IsReady = (page: Page) => Promise<unknown>;

/** Follows a link of the footer from the home page. */
const follow = async (page: Page, path: string, isReady: IsReady): Promise<number> => {
  await page.goto(pages.home.path);
  await isReady(page);
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
