import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, devices } from '@playwright/test';
import { createClosers } from '../../local/closers';
import { FIRST_LOADS, type FirstLoad, scales } from '../budgets';
import { browserOptions } from '../find-browser';
import { round } from './figures';
import { type Front, startFront } from './front';
import { type Row, type Tables } from './results';
import { serveSite } from './served-site';

/** Quiet time that ends a visit. Nothing on a page delays its deferred requests for longer. */
const QUIET_MS = 5_000;
const LOOK_MS = 250;

const kilobytes = ([name, bytes]: readonly [string, number]) =>
  [`${name}, kB`, round(bytes / 1_000, 1)] as const;

/** Returns the bytes sent until the requests stop. */
const sentUntilQuiet = async (front: Front): Promise<number> => {
  let sent = front.sent();
  let quietSince = Date.now();
  while (Date.now() - quietSince < QUIET_MS) {
    await setTimeout(LOOK_MS);
    if (front.sent() === sent) continue;
    sent = front.sent();
    quietSince = Date.now();
  }
  return sent;
};

const visitTwice = async (browser: Browser, site: string, path: string): Promise<[number, number]> => {
  const closers = createClosers();
  try {
    const front = await startFront(site);
    closers.add(() => front.close());
    // The home page loads no film under reduced motion, like in the build's list.
    const context = await browser.newContext({ ...devices['Pixel 7'], reducedMotion: 'reduce' });
    closers.add(() => context.close());
    const visit = async () => {
      const page = await context.newPage();
      const before = front.sent();
      await page.goto(`${front.url}${path}`);
      // The service worker registers last, when the browser is idle.
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      const sent = (await sentUntilQuiet(front)) - before;
      // A closed page may outlive its reduced motion setting, and then fetches the film.
      await page.goto('about:blank');
      await page.close();
      return sent;
    };
    return [await visit(), await visit()];
  } finally {
    await closers.closeAll();
  }
};

/** Measures the transfer of a first and a second visit to each public page. */
export const benchBytes = async ({ pages: wanted }: { pages: string[] | null }): Promise<Tables> => {
  const firstLoads = JSON.parse(await readFile(`.local/build/${FIRST_LOADS}`, 'utf8')) as FirstLoad[];
  const weigh = scales('dist');
  const closers = createClosers();
  try {
    const site = await serveSite();
    closers.add(() => site.close());
    const browser = await chromium.launch(browserOptions());
    closers.add(() => browser.close());
    const first: Row[] = [];
    const visits: Row[] = [];
    for (const load of firstLoads.filter(({ path }) => wanted?.includes(path) ?? true)) {
      console.log(`  ${load.path}`);
      const page = `\`${load.path}\``;
      const { styles, scripts, fonts, pictures } = load;
      const parts = Object.entries({ HTML: [load.html], styles, scripts, fonts, pictures });
      const sizes = await Promise.all(
        parts.map(async ([part, files]) => [part, await weigh(files)] as const),
      );
      const together = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
      first.push({ page, ...Object.fromEntries([...sizes, ['together', together] as const].map(kilobytes)) });
      const [one, two] = await visitTwice(browser, site.product, load.path);
      const both = [['first visit', one] as const, ['second visit', two] as const].map(kilobytes);
      visits.push({ page, ...Object.fromEntries(both), 'share, %': round((two / one) * 100, 1) });
    }
    return { 'first load': first, visits };
  } finally {
    await closers.closeAll();
  }
};
