import type { AppStore } from '@/store/store';
import { routeIdAt, type RouteId } from '../route-ids';
import { loadPageAt } from '../routes';

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

/** What fetches the first figures of a page. */
const figures: Partial<Record<RouteId, (store: AppStore) => Promise<unknown>>> = {
  serverInfo: async ({ dispatch }) => {
    const { statusApi } = await import(/* webpackChunkName: "status-api" */ '@/features/status/status-api');
    dispatch(statusApi.util.prefetch('getStatus', undefined, { ifOlderThan: FRESH_S }));
  },
  leaderboard: async ({ dispatch }) => {
    const { leaderboardApi } = await import(
      /* webpackChunkName: "leaderboard-api" */ '@/features/leaderboards/leaderboard-api'
    );
    dispatch(leaderboardApi.util.prefetch('getLeaderboard', 'pvp', { ifOlderThan: FRESH_S }));
  },
};

/** The other page of the site that a link leads to in this tab. */
const destinationOf = (link: HTMLAnchorElement): string | undefined => {
  if (link.target || link.origin !== window.location.origin) return undefined;
  return link.pathname === window.location.pathname ? undefined : link.pathname;
};

const known = new Set<string>();

/** Fetches the code and the first figures of the page that a link leads to, once. */
export const prefetch = (link: HTMLAnchorElement, store: AppStore): void => {
  const pathname = destinationOf(link);
  if (pathname === undefined || known.has(pathname) || !isConnectionFree()) return;
  known.add(pathname);
  const forget = () => known.delete(pathname);
  Promise.all([loadPageAt(pathname), figures[routeIdAt(pathname)]?.(store)]).catch(forget);
};
