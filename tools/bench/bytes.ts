import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, devices } from '@playwright/test';
import { createClosers } from '../../local/closers';
import { FIRST_LOADS, type FirstLoad, scales } from '../budgets';
import { browserOptions } from '../find-browser';
import { type Front, startFront } from './front';
import { serveSite } from './served-site';

/** Longer than anything on a page waits before it fetches what was left for later. */
const QUIET_MS = 5_000;
const LOOK_MS = 250;

/** Bytes. */
export interface BytesOfRoute {
  path: string;
  /** What the page needs at first, as a CDN sends it. */
  first: Record<'html' | 'styles' | 'scripts' | 'fonts' | 'pictures', number>;
  /** All that this machine sent in two visits one after the other. */
  visits: [number, number];
}

export interface Bytes {
  routes: BytesOfRoute[];
}

/** Bytes that were sent until nothing was asked for any more. */
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
    // Without motion the home page has no film, which the build's list does not have either.
    const context = await browser.newContext({ ...devices['Pixel 7'], reducedMotion: 'reduce' });
    closers.add(() => context.close());
    const visit = async () => {
      const page = await context.newPage();
      const before = front.sent();
      await page.goto(`${front.url}${path}`);
      // It comes last, once the browser is idle.
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      const sent = (await sentUntilQuiet(front)) - before;
      // A page that is closed may outlive the wish for less motion, and then fetches the film.
      await page.goto('about:blank');
      await page.close();
      return sent;
    };
    return [await visit(), await visit()];
  } finally {
    await closers.closeAll();
  }
};

/** What a first and a second visit of each public page transfers. */
export const benchBytes = async ({ pages: wanted }: { pages: string[] | null }): Promise<Bytes> => {
  const firstLoads = JSON.parse(await readFile(`.local/build/${FIRST_LOADS}`, 'utf8')) as FirstLoad[];
  const weigh = scales('dist');
  const closers = createClosers();
  try {
    const site = await serveSite();
    closers.add(() => site.close());
    const browser = await chromium.launch(browserOptions());
    closers.add(() => browser.close());
    const routes: BytesOfRoute[] = [];
    for (const load of firstLoads.filter(({ path }) => wanted?.includes(path) ?? true)) {
      console.log(`  ${load.path}`);
      const [html, styles, scripts, fonts, pictures] = await Promise.all(
        [[load.html], load.styles, load.scripts, load.fonts, load.pictures].map(weigh),
      );
      routes.push({
        path: load.path,
        first: {
          html: html ?? NaN,
          styles: styles ?? NaN,
          scripts: scripts ?? NaN,
          fonts: fonts ?? NaN,
          pictures: pictures ?? NaN,
        },
        visits: await visitTwice(browser, site.product, load.path),
      });
    }
    return { routes };
  } finally {
    await closers.closeAll();
  }
};
