import { pages } from '#network/pages';
import { storySlugAt } from '@/contract/pages';
import type { AppStore } from '@/store/store';
import { routeIdAt, type RouteId } from '../route-ids';
import { loadPageAt } from '../routes';
import { rehearsals } from './rehearsals';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

/** What costs the visitor by the byte, or is slow, is not used for what they may not want. */
const isConnectionFree = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!connection) return true;
  const { saveData, effectiveType = '4g', type } = connection;
  return saveData !== true && effectiveType === '4g' && type !== 'cellular';
};

/** Older figures are asked for anew. */
const FRESH_S = 30;

const loadNewsApi = async () =>
  (await import(/* webpackChunkName: "news-api" */ '@/features/content/news/news-api')).newsApi;

/** What fetches the first figures of a page. */
const figures: Partial<Record<RouteId, (store: AppStore, pathname: string) => Promise<unknown>>> = {
  serverInfo: async ({ dispatch }) => {
    const { statusApi } = await import(/* webpackChunkName: "status-api" */ '@/features/status/status-api');
    dispatch(statusApi.util.prefetch('getStatus', undefined, { ifOlderThan: FRESH_S }));
  },
  leaderboard: async ({ dispatch }) => {
    const [{ leaderboardApi }, { modes }] = await Promise.all([
      import(/* webpackChunkName: "leaderboard-api" */ '@/features/leaderboards/leaderboard-api'),
      import(/* webpackChunkName: "leaderboard-api" */ '#network/modes'),
    ]);
    dispatch(leaderboardApi.util.prefetch('getLeaderboard', modes[0].id, { ifOlderThan: FRESH_S }));
  },
  news: async ({ dispatch }) => {
    dispatch((await loadNewsApi()).util.prefetch('getNews', null, { ifOlderThan: FRESH_S }));
  },
  story: async ({ dispatch }, pathname) => {
    const slug = storySlugAt(pathname) ?? '';
    dispatch((await loadNewsApi()).util.prefetch('getStory', slug, { ifOlderThan: FRESH_S }));
  },
  events: async ({ dispatch }) => {
    dispatch((await loadNewsApi()).util.prefetch('getEvents', undefined, { ifOlderThan: FRESH_S }));
  },
};

/** The other page of the site that a link leads to in this tab. */
const destinationOf = (link: HTMLAnchorElement): string | undefined => {
  if (link.target || link.origin !== window.location.origin) return undefined;
  return link.pathname === window.location.pathname ? undefined : link.pathname;
};

const known = new Set<string>();

/** A pointer on its way across links does not rest on them. */
const REST_MS = 50;

/**
 * Rehearses the page that a link leads to once a mouse rests on it. Pages for members ask who is there when they are drawn,
 * and some pages look at the address's query, which is that of another page meanwhile.
 */
const rehearse = async (link: HTMLAnchorElement): Promise<void> => {
  await new Promise((resolve) => {
    setTimeout(resolve, REST_MS);
  });
  const id = routeIdAt(link.pathname);
  if (link.matches(':hover') && id in pages && !link.search && !window.location.search) rehearsals.begin(id);
};

/** Fetches the code and the first figures of the page that a link leads to, and rehearses it for who points with a mouse. */
export const prefetch = async (link: HTMLAnchorElement, store: AppStore, isMouse: boolean): Promise<void> => {
  const pathname = destinationOf(link);
  if (pathname === undefined || !isConnectionFree()) return;
  if (!known.has(pathname)) {
    known.add(pathname);
    try {
      await Promise.all([loadPageAt(pathname), figures[routeIdAt(pathname)]?.(store, pathname)]);
    } catch {
      // Nobody has asked for it yet: where it cannot be fetched, there is nothing to say.
      known.delete(pathname);
      return;
    }
  }
  if (isMouse) await rehearse(link);
};
