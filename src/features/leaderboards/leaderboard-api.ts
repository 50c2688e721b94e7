import {
  receivedLeaderboardSchema,
  type LeaderboardMode,
  type ReceivedLeaderboard,
} from '@/contract/leaderboard';
import { API_PATHS } from '@/contract/paths';
import { log } from '@/lib/log';
import { api } from '@/store/api';
import { expectResponse } from '@/store/expect-response';
import { logOutage } from '@/store/log-failure';

const isSample = (board: ReceivedLeaderboard | undefined): boolean => board?.source === 'sample';

/** What the page begins with; it fails on a network error, an error status and a malformed body. */
export const leaderboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /api/leaderboard?mode=`: everyone who is among the best by some metric. */
    getLeaderboard: build.query<ReceivedLeaderboard, LeaderboardMode>({
      query: (mode) => ({
        url: API_PATHS.leaderboard,
        params: { mode },
        validateStatus: expectResponse(receivedLeaderboardSchema),
      }),
      onQueryStarted: async (mode, lifecycle) => {
        const wasSample = isSample(lifecycle.getCacheEntry().data);
        if (!(await logOutage(`The leaderboard of ${mode} could not be fetched`, lifecycle))) return;
        if (isSample(lifecycle.getCacheEntry().data) && !wasSample) {
          log.warn(`Nobody has sent statistics of ${mode} yet: the leaderboard shows samples`);
        }
      },
    }),
  }),
});
