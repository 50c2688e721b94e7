import type { Browser, Locator, Page } from '@playwright/test';
import { footer } from '#network/menu';
import { pages } from '#network/pages';
import type { NavLink } from '@/contract/network/pages';
import { mainLinks } from '../../../e2e/support/menu';
import { median } from '../figures';

const ROUNDS = 5;
/** Time from pointing at a link to pressing it, and from pressing to releasing, for a quick hand. */
const AIM_MS = 250;
const PRESS_MS = 60;
const REST_MS = 600;

/** Times since the click on a link, in milliseconds; medians unless noted. */
export interface Arrival {
  /** Until the page has finished its own work on its first frame. */
  painted: number;
  /** Until that frame is on the screen. */
  shown: number;
  /** Longest of these times, not a median. */
  worst: number;
}

interface AnotherPage extends Arrival {
  path: string;
  link: 'header' | 'footer';
}

/** Chromium's entry for a click that changed both address and page, after the next paint. */
interface SoftNavigation extends PerformanceEntry {
  paintTime: number;
  presentationTime: number;
}

declare global {
  interface Window {
    softNavigations: SoftNavigation[];
  }
}

type IsReady = (page: Page) => Promise<unknown>;

interface Start {
  from: string;
  linkOn: (page: Page) => Locator;
  isReady: IsReady;
}

const follow = async (page: Page, { from, linkOn, isReady }: Start) => {
  await page.goto(from);
  await isReady(page);
  const link = linkOn(page);
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(REST_MS);
  await link.hover();
  await page.waitForTimeout(AIM_MS);
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
  await page.waitForFunction(() => window.softNavigations.length > 0);
  return page.evaluate(() => {
    const [{ startTime = NaN, paintTime = NaN, presentationTime = NaN } = {}] = window.softNavigations;
    return { painted: paintTime - startTime, shown: presentationTime - startTime };
  });
};

const arrive = async (browser: Browser, site: string, start: Start): Promise<Arrival> => {
  const all: Awaited<ReturnType<typeof follow>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: site });
    try {
      const page = await context.newPage();
      await page.addInitScript(() => {
        window.softNavigations = [];
        new PerformanceObserver((list) => {
          window.softNavigations.push(...(list.getEntries() as SoftNavigation[]));
        }).observe({ type: 'soft-navigation' });
      });
      if (start.from === BARE_PAGE) await page.route(`**${BARE_PAGE}`, (route) => route.fulfill(bare));
      all.push(await follow(page, start));
    } finally {
      await context.close();
    }
  }
  const shown = all.map((arrival) => arrival.shown);
  return {
    painted: median(all.map(({ painted }) => painted)),
    shown: median(shown),
    worst: Math.max(...shown),
  };
};

const BARE_PAGE = '/bench-bare-page';
/** Minimal page change: one word replaces another. */
const bare = {
  contentType: 'text/html',
  body: `<!doctype html><title>Bare page</title>
<nav>Bare</nav><main>One</main><a href="/next">Next</a>
<script>
document.querySelector('a').addEventListener('click', (event) => {
  event.preventDefault();
  history.pushState(null, '', '/next');
  document.querySelector('main').replaceChildren(document.createTextNode('Two'));
});
</script>`,
};

/** Measures how soon a bare page shows another word, as the lower bound for any page. */
export const benchBarePage = (browser: Browser, site: string): Promise<Arrival> =>
  arrive(browser, site, {
    from: BARE_PAGE,
    linkOn: (page) => page.getByRole('link'),
    isReady: () => Promise.resolve(),
  });

const PLACES = { header: 'banner', footer: 'contentinfo' } as const;

/**
 * Measures how soon each page in the header and the footer appears from the home page, on a desktop with this machine's
 * unthrottled processor.
 */
export const benchAnotherPage = async (
  browser: Browser,
  site: string,
  isReady: IsReady,
): Promise<AnotherPage[]> => {
  const pathsOf = (links: readonly NavLink[]) => [
    ...new Set(links.flatMap((link) => ('path' in link ? [link.path] : []))),
  ];
  const ways = [
    ...pathsOf(mainLinks.filter(({ path }) => path !== pages.home.path)).map(
      (path) => ({ path, link: 'header' }) as const,
    ),
    ...pathsOf(footer.flatMap(({ links }) => links)).map((path) => ({ path, link: 'footer' }) as const),
  ];
  const results: AnotherPage[] = [];
  for (const { path, link } of ways) {
    const arrival = await arrive(browser, site, {
      from: pages.home.path,
      linkOn: (page) => page.getByRole(PLACES[link]).locator(`a[href="${path}"]`).first(),
      isReady: async (page) => {
        await isReady(page);
        // The service worker starts after the page is idle, and takes processor time. It has installed after a first visit.
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      },
    });
    results.push({ path, link, ...arrival });
  }
  return results;
};
