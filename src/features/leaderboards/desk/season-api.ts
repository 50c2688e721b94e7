import {
  type LeaderboardMode,
  type LeaderboardPlayer,
  type LeaderboardResponse,
} from '@/contract/leaderboard';
import {
  LEFT_OUT_PATH,
  type LeftOutResponse,
  leftOutResponseSchema,
  type ReceivedSeason,
  receivedSeasonSchema,
} from '@/contract/leaderboard-desk';
import { API_PATHS } from '@/contract/paths';
import { afterConfirmation } from '@/features/admin/confirmation';
import { settled } from '@/lib/settled';
import { expectResponse } from '@/store/api';
import type { AppDispatch } from '@/store/store';
import { placeApi, playerPath } from '../players/place-api';

type Players = LeaderboardResponse['players'];

/** A season of a hundred thousand players is 17 MB. */
const SEASON_TIMEOUT_MS = 120_000;

const modePath = (mode: LeaderboardMode): string => API_PATHS.leaderboardMode.replace(':mode', mode);

/**
 * Updates the cached board after the server's success. A refetch could return the previous board, because the CDN may serve it
 * for a while.
 */
const changeBoard =
  (mode: LeaderboardMode, sent: Promise<unknown>, change: (players: Players) => Players) =>
  async (dispatch: AppDispatch): Promise<void> => {
    if (!(await settled(sent))) return;
    dispatch(
      placeApi.util.updateQueryData('getLeaderboard', mode, (board) => {
        board.capturedAt = new Date().toISOString();
        board.players = change(board.players);
      }),
    );
  };

/** Endpoints for an admin's changes to a leaderboard. */
export const seasonApi = placeApi.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /api/admin/leaderboard/{mode}/left-out`, for admins. */
    getLeftOut: build.query<LeftOutResponse, LeaderboardMode>({
      query: (mode) => ({
        url: LEFT_OUT_PATH.replace(':mode', mode),
        validateStatus: expectResponse(leftOutResponseSchema),
      }),
      extraOptions: { bearer: true },
    }),
    /** `DELETE /api/leaderboard/{mode}`, for admins: empties the mode and returns its former contents. */
    startSeason: build.mutation<ReceivedSeason, LeaderboardMode>({
      queryFn: afterConfirmation((mode) => ({
        url: modePath(mode),
        method: 'DELETE',
        timeout: SEASON_TIMEOUT_MS,
        validateStatus: expectResponse(receivedSeasonSchema),
      })),
      extraOptions: { bearer: true },
      invalidatesTags: (_response, error) => (error ? [] : ['Place']),
      onQueryStarted: (mode, { dispatch, queryFulfilled }) =>
        dispatch(changeBoard(mode, queryFulfilled, () => [])),
    }),
    /** `DELETE /api/leaderboard/{mode}/players/{uuid}`, for admins. */
    removePlayer: build.mutation<null, { mode: LeaderboardMode; player: Pick<LeaderboardPlayer, 'uuid'> }>({
      query: ({ mode, player }) => ({ url: playerPath(mode, player.uuid), method: 'DELETE' }),
      extraOptions: { bearer: true },
      invalidatesTags: (_response, error) => (error ? [] : ['Place']),
      onQueryStarted: ({ mode, player }, { dispatch, queryFulfilled }) =>
        dispatch(
          changeBoard(mode, queryFulfilled, (players) => players.filter(({ uuid }) => uuid !== player.uuid)),
        ),
    }),
  }),
});
