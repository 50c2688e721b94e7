import type { ServerId } from '@/contract/network/servers';
import { API_PATHS } from '@/contract/paths';
import { type StatusResponse, statusResponseSchema } from '@/contract/status';
import { HISTORY_RANGES, type HistoryResponse, historyResponseSchema } from '@/contract/status-history';
import { serverIds } from '@/lib/servers';
import { json, CDN_CACHE, cachedForAll } from '../core/http/answers';
import { queryChoice } from '../core/http/params';
import { type Route, route } from '../core/http/route';
import { modeIds } from '../leaderboards';
import type { StatusHistory } from './history/status-history';
import type { StatusService } from './status';

/**
 * CDN header of a response that the next one will probably improve: a stale snapshot during its renewal, or one without any
 * reply. The usual 90 s would show an outage, perhaps our own, long after it has ended. Five seconds still keep a crowd away from
 * the function, and game servers are not polled more often.
 */
const CDN_CACHE_BRIEF = 'public, durable, max-age=5';

export interface StatusServices {
  readonly status: StatusService;
  readonly history: StatusHistory;
}

export const statusRoutes = ({ status, history }: StatusServices): Route[] => [
  /**
   * A `StatusResponse`. The CDN distinguishes calls by `?mode=`. A made-up mode, which misses the CDN's cache, is a 422 and costs
   * neither a poll nor a command.
   */
  route({
    method: 'GET',
    path: API_PATHS.status,
    summary: 'Get the status of all game servers',
    gives: { 200: statusResponseSchema(serverIds()) },
    query: {
      mode: {
        about: 'Separates cached responses in the CDN. Does not change the response.',
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
    summary: 'Get the history of players and performance of each server',
    gives: { 200: historyResponseSchema(serverIds()) },
    query: { range: { about: 'Length of the history.', options: HISTORY_RANGES, isRequired: true } },
    auth: 'public',
    limit: null,
    body: null,
    async handle({ request, context }) {
      const response = await history.read(queryChoice(request, 'range', HISTORY_RANGES));
      // After a failure, the next scheduled run tries again.
      context.waitUntil(history.catchUp(response).catch(() => undefined));
      return json<HistoryResponse<ServerId>>(response, { headers: cachedForAll('range') });
    },
  }),
];

function isWorthKeeping({ stale, servers }: StatusResponse<ServerId>): boolean {
  return !stale && Object.values(servers).some(({ source }) => source !== null);
}
