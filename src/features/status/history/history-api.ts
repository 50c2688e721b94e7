import type { ServerId } from '@/contract/network/servers';
import { API_PATHS } from '@/contract/paths';
import { historyResponseSchema, type HistoryRange, type HistoryResponse } from '@/contract/status-history';
import { serverIds } from '@/lib/servers';
import { api, expectResponse } from '@/store/api';

export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /api/status/history?range=`. Fails on a network error, an error status and a malformed body. */
    getHistory: build.query<HistoryResponse<ServerId>, HistoryRange>({
      query: (range) => ({
        url: API_PATHS.statusHistory,
        params: { range },
        validateStatus: expectResponse(historyResponseSchema(serverIds())),
      }),
    }),
  }),
});
