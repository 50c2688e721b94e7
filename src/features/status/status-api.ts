import type { FetchArgs } from '@reduxjs/toolkit/query';
import type { ServerId } from '@/contract/network/servers';
import { API_PATHS } from '@/contract/paths';
import { receivedStatusSchema, type ReceivedStatus } from '@/contract/status';
import { log } from '@/lib/log';
import { serverIds } from '@/lib/servers';
import { api, expectResponse } from '@/store/api';
import { logOutage } from '@/store/log-failure';

const statusRequest = (): FetchArgs => ({
  url: API_PATHS.status,
  validateStatus: expectResponse(receivedStatusSchema(serverIds())),
});

/** Returns the servers that no source could poll. */
const unseenServers = (status: ReceivedStatus<ServerId> | undefined): ServerId[] =>
  serverIds().filter((id) => status?.servers[id].source === null);

export const statusApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /api/status`: all servers. Fails on a network error, an error status and a malformed body. */
    getStatus: build.query<ReceivedStatus<ServerId>, undefined>({
      query: statusRequest,
      onQueryStarted: async (_argument, lifecycle) => {
        const before = unseenServers(lifecycle.getCacheEntry().data);
        if (!(await logOutage('The server status could not be fetched', lifecycle))) return;
        for (const id of unseenServers(lifecycle.getCacheEntry().data)) {
          if (!before.includes(id))
            log.warn(`No source could poll the server ${id}, so it is shown as offline`);
        }
      },
    }),
    /**
     * Milliseconds that a second, identical request takes past the browser's cache. Shown as the latency if
     * the game server's own was not measured.
     */
    measureLatency: build.query<number, undefined>({
      queryFn: async (_argument, _api, _options, baseQuery) => {
        const start = performance.now();
        const { error } = await baseQuery({ ...statusRequest(), cache: 'no-store' });
        return error === undefined ? { data: Math.round(performance.now() - start) } : { error };
      },
    }),
  }),
});
