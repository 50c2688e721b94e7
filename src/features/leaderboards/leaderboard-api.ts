import {
  leaderboardResponseSchema,
  type LeaderboardMode,
  type LeaderboardResponse,
} from '@/contract/leaderboard';
import { API_PATHS } from '@/contract/paths';
import { log } from '@/lib/log';
import { api, expectResponse } from '@/store/api';
import { logOutage } from '@/store/log-failure';

const isSample = (board: LeaderboardResponse | undefined): boolean => board?.source === 'sample';

/** Endpoints that the page starts with. They fail on a network error, an error status and a malformed body. */
export const leaderboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /api/leaderboard?mode=`: all players among the best by at least one metric. */
    getLeaderboard: build.query<LeaderboardResponse, LeaderboardMode>({
      query: (mode) => ({
        url: API_PATHS.leaderboard,
        params: { mode },
        validateStatus: expectResponse(leaderboardResponseSchema),
      }),
      onQueryStarted: async (mode, lifecycle) => {
        const wasSample = isSample(lifecycle.getCacheEntry().data);
        if (!(await logOutage(`The leaderboard of ${mode} could not be fetched`, lifecycle))) return;
        if (isSample(lifecycle.getCacheEntry().data) && !wasSample) {
          log.warn(`The leaderboard of ${mode} shows samples, because no statistics have arrived`);
        }
      },
    }),
  }),
});
