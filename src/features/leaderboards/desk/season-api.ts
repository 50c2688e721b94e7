import { ADMIN_PATHS } from '@/contract/admin-paths';
import {
  type LeaderboardMode,
  type LeaderboardPlayer,
  type LeftOutResponse,
  leftOutResponseSchema,
  type ReceivedLeaderboard,
} from '@/contract/leaderboard';
import { API_PATHS } from '@/contract/paths';
import { receivedSeasonSchema, type ReceivedSeason } from '@/contract/season';
import { afterConfirmation } from '@/features/admin/confirmation';
import { expectResponse } from '@/store/expect-response';
import { settled } from '@/store/settled';
import type { AppDispatch } from '@/store/store';
import { placeApi, playerPath } from '../players/place-api';

type Players = ReceivedLeaderboard['players'];

/** A season of a hundred thousand players is 17 MB. */
const SEASON_TIMEOUT_MS = 120_000;

const modePath = (mode: LeaderboardMode): string => API_PATHS.leaderboardMode.replace(':mode', mode);

/**
 * Updates the cached board once the server has done so. Refetching would bring the previous one back, which the CDN may
 * serve for a while.
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

/** What admins do to a leaderboard. */
export const seasonApi = placeApi.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /api/admin/leaderboard/{mode}/left-out`, by an admin. */
    getLeftOut: build.query<LeftOutResponse, LeaderboardMode>({
      query: (mode) => ({
        url: ADMIN_PATHS.leaderboardLeftOut.replace(':mode', mode),
        validateStatus: expectResponse(leftOutResponseSchema),
      }),
      extraOptions: { bearer: true },
    }),
    /** `DELETE /api/leaderboard/{mode}`, by an admin: empties the mode; the response is all that was in it. */
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
    /** `DELETE /api/leaderboard/{mode}/players/{uuid}`, by an admin. */
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
