import { API_PATHS } from '@/contract/paths';
import type { HistoryAnswer, HistoryRange } from '@/contract/status-history';
import { api } from '@/store/api';
import { isHistoryAnswer } from './history-answer';

export const historyApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /api/status/history?range=`. Fails on a network error, an error status and a malformed body. */
    getHistory: build.query<HistoryAnswer, HistoryRange>({
      query: (range) => ({
        url: API_PATHS.statusHistory,
        params: { range },
        validateStatus: (response, body) => response.ok && isHistoryAnswer(body),
      }),
    }),
  }),
});
