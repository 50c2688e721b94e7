import { pages } from '#network/pages';
import { documentAt } from '@/contract/pages';
import { hiddenPage } from '@/hydration/hidden-page';
import type { AppStore } from '@/store/store';
import { routeIdAt, type RouteId } from '../route-ids';
import { loadPageAt } from '../routes';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  type?: string;
}

/** False for metered and slow connections, on which nothing is loaded that the visitor may not want. */
const isConnectionFree = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (!connection) return true;
  const { saveData, effectiveType = '4g', type } = connection;
  return saveData !== true && effectiveType === '4g' && type !== 'cellular';
};

/** Figures that are older, in seconds, are fetched again. */
const ifOld = { ifOlderThan: 30 };

const loadNewsApi = async () =>
  (await import(/* webpackChunkName: "news-api" */ '@/features/content/news/news-api')).newsApi;

/** Loaders of a page's first figures. */
const figures: Partial<Record<RouteId, (store: AppStore, pathname: string) => Promise<unknown>>> = {
  serverInfo: async ({ dispatch }) => {
    const { statusApi } = await import(/* webpackChunkName: "status-api" */ '@/features/status/status-api');
    dispatch(statusApi.util.prefetch('getStatus', undefined, ifOld));
  },
  leaderboard: async ({ dispatch }) => {
    const [{ leaderboardApi }, { modes }] = await Promise.all([
      import(/* webpackChunkName: "leaderboard-api" */ '@/features/leaderboards/leaderboard-api'),
      import(/* webpackChunkName: "leaderboard-api" */ '#network/modes'),
    ]);
    dispatch(leaderboardApi.util.prefetch('getLeaderboard', modes[0].id, ifOld));
  },
  news: async ({ dispatch }) => {
    dispatch((await loadNewsApi()).util.prefetch('getNews', null, ifOld));
  },
  document: async ({ dispatch }, pathname) => {
    const [key, name = ''] = documentAt(pathname);
    const { prefetch } = (await loadNewsApi()).util;
    dispatch(key === 'events' ? prefetch('getEvent', name, ifOld) : prefetch('getStory', name, ifOld));
  },
  events: async ({ dispatch }) => {
    dispatch((await loadNewsApi()).util.prefetch('getEvents', undefined, ifOld));
  },
};

/** Returns the path of another page of the site that a link opens in this tab. */
const destinationOf = (link: HTMLAnchorElement): string | undefined => {
  if (link.target || link.origin !== window.location.origin) return undefined;
  return link.pathname === window.location.pathname ? undefined : link.pathname;
};

const known = new Set<string>();

/** Time on a link after which a pointer is not just passing. */
const REST_MS = 50;

/**
 * Prerenders a link's page out of sight once a mouse rests on the link. Excluded are members' pages, which
 * check the account when they render, and pages that read the URL's query, which is still that of another
 * page.
 */
const renderHidden = async (link: HTMLAnchorElement): Promise<void> => {
  await new Promise((resolve) => {
    setTimeout(resolve, REST_MS);
  });
  const id = routeIdAt(link.pathname);
  if (link.matches(':hover') && id in pages && !link.search && !window.location.search) hiddenPage.render(id);
};

/** Fetches the code and first figures of a link's page, and prerenders it for a mouse. */
export const prefetch = async (link: HTMLAnchorElement, store: AppStore, isMouse: boolean): Promise<void> => {
  const pathname = destinationOf(link);
  if (pathname === undefined || !isConnectionFree()) return;
  if (!known.has(pathname)) {
    known.add(pathname);
    try {
      await Promise.all([loadPageAt(pathname), figures[routeIdAt(pathname)]?.(store, pathname)]);
    } catch {
      // The visitor has not asked for it yet, so failures are silent.
      known.delete(pathname);
      return;
    }
  }
  if (isMouse) await renderHidden(link);
};
