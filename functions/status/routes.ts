import type { ServerId } from '@/contract/network/servers';
import { API_PATHS } from '@/contract/paths';
import { type StatusResponse, statusResponseSchema } from '@/contract/status';
import { HISTORY_RANGES, type HistoryResponse, historyResponseSchema } from '@/contract/status-history';
import { serverIds } from '@/lib/servers';
import { CDN_CACHE, cachedForAll } from '../core/http/cached-for-all';
import { json } from '../core/http/json';
import { queryChoice } from '../core/http/query-choice';
import { type Route, route } from '../core/http/route';
import { modeIds } from '../leaderboards';
import type { StatusHistory } from './history/status-history';
import type { StatusService } from './status';

/**
 * For a response that the next one is likely to improve on: an old snapshot whose renewal is under way, or one in which
 * no server replied. The usual 90 s would show an outage, perhaps our own, long after it has ended; five seconds
 * still keep a crowd away from the function, and the game servers are asked no more often for it.
 */
const CDN_CACHE_BRIEF = 'public, durable, max-age=5';

export interface StatusServices {
  readonly status: StatusService;
  readonly history: StatusHistory;
}

export const statusRoutes = ({ status, history }: StatusServices): Route[] => [
  /**
   * A `StatusResponse`. The CDN tells calls apart by `?mode=`: a made-up one, which it can know nothing of, is a 422 and costs
   * neither a look-up nor a command.
   */
  route({
    method: 'GET',
    path: API_PATHS.status,
    summary: 'Get the status of all game servers',
    gives: { 200: statusResponseSchema(serverIds()) },
    query: {
      mode: {
        about: 'Keeps answers apart for the CDN; what comes back is the same.',
        options: modeIds(),
      },
    },
    auth: 'public',
    limit: null,
    body: null,
    async handle({ request, context }) {
      if (new URL(request.url).searchParams.has('mode')) queryChoice(request, 'mode', modeIds());
      const { response, background } = await status.current();
      context.waitUntil(background);
      const cdnCache = isWorthKeeping(response) ? CDN_CACHE : CDN_CACHE_BRIEF;
      return json<StatusResponse<ServerId>>(response, { headers: cachedForAll('mode', cdnCache) });
    },
  }),

  /** `?range=`: a `HistoryResponse`; 422 for an unknown range. */
  route({
    method: 'GET',
    path: API_PATHS.statusHistory,
    summary: 'Get how many have played on each server',
    gives: { 200: historyResponseSchema(serverIds()) },
    query: { range: { about: 'How far back.', options: HISTORY_RANGES, isRequired: true } },
    auth: 'public',
    limit: null,
    body: null,
    async handle({ request, context }) {
      const response = await history.read(queryChoice(request, 'range', HISTORY_RANGES));
      // What fails here is tried again by the next scheduled run.
      context.waitUntil(history.catchUp(response).catch(() => undefined));
      return json<HistoryResponse<ServerId>>(response, { headers: cachedForAll('range') });
    },
  }),
];

function isWorthKeeping({ stale, servers }: StatusResponse<ServerId>): boolean {
  return !stale && Object.values(servers).some(({ source }) => source !== null);
}
