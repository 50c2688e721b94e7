import type { Browser } from '@playwright/test';
import { modes } from '#network/modes';
import { pages } from '#network/pages';
import { CONTENT_PATHS } from '@/contract/content-paths';
import { LEADERBOARD_REFRESH_MS } from '@/contract/leaderboard';
import { API_BASE, API_PATHS } from '@/contract/paths';
import { STATUS_REFRESH_MS } from '@/contract/status';
import { HISTORY_STEP_MS } from '@/contract/status-history';
import { CONTENT_REFRESH_MS } from '@/features/content/published/follow-content';
import { isPageAt } from '@/lib/pages';

/** Repeated request of an open page. */
export interface Poll {
  /** Page that makes it; null for every page. */
  page: string | null;
  /** Path of the function. */
  path: string;
  query: string;
  everyMs: number;
}

const all: readonly Poll[] = [
  {
    page: pages.serverInfo.path,
    path: API_BASE + API_PATHS.status,
    query: '',
    everyMs: STATUS_REFRESH_MS,
  },
  {
    page: pages.serverInfo.path,
    path: API_BASE + API_PATHS.statusHistory,
    query: '?range=24h',
    everyMs: HISTORY_STEP_MS['24h'],
  },
  {
    page: pages.leaderboard.path,
    path: API_BASE + API_PATHS.leaderboard,
    query: `?mode=${modes[0].id}`,
    everyMs: LEADERBOARD_REFRESH_MS,
  },
  { page: null, path: API_BASE + CONTENT_PATHS.content, query: '', everyMs: CONTENT_REFRESH_MS },
];

/** Polls of pages that the network has. */
export const polls = all.filter(({ page }) => page === null || isPageAt(page));

/** Returns the pages to open for the given polls. */
export const openPages = (of: readonly Pick<Poll, 'page'>[]): string[] => [
  ...new Set(of.flatMap(({ page }) => page ?? [])),
];

/** Visitors, with counts by path for as long as they stay. */
export interface Visitors {
  readonly requests: Map<string, number>;
  leave(): Promise<void>;
}

const count = (requests: Map<string, number>, path: string) =>
  void requests.set(path, (requests.get(path) ?? 0) + 1);

/** Starts a number of visitors on each page who arrived long ago: their polls are spread evenly over time. */
export const startCrowd = (url: string, visitors: number): Visitors => {
  const requests = new Map<string, number>();
  const timers: NodeJS.Timeout[] = [];
  const underWay = new Set<Promise<unknown>>();
  for (const { page, path, query, everyMs } of polls) {
    const asking = page === null ? visitors * openPages(polls).length : visitors;
    const ask = () => {
      count(requests, path);
      const answer: Promise<unknown> = fetch(url + path + query)
        .then((response) => {
          if (!response.ok) throw new Error(`Answered with ${String(response.status)}`);
          return response.arrayBuffer();
        })
        .catch((fault: unknown) => console.error(`  ${path}: ${String(fault)}`))
        .finally(() => underWay.delete(answer));
      underWay.add(answer);
    };
    for (let visitor = 0; visitor < asking; visitor += 1) {
      const first = () => {
        ask();
        timers.push(setInterval(ask, everyMs));
      };
      timers.push(setTimeout(first, (everyMs * visitor) / asking));
    }
  }
  return {
    requests,
    leave: async () => {
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(underWay);
    },
  };
};

/** Opens one visitor's real tabs, one per page, each scrolled through. */
export const openTabs = async (url: string, browser: Browser): Promise<Visitors> => {
  const requests = new Map<string, number>();
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`${API_BASE}/`)) count(requests, pathname);
  });
  for (const path of openPages(polls)) {
    const page = await context.newPage();
    await page.goto(path);
    for (const section of await page.locator('main section').all()) {
      if (await section.isVisible()) await section.scrollIntoViewIfNeeded();
    }
  }
  return { requests, leave: () => context.close() };
};
