import {
  receivedLeaderboardSchema,
  receivedPlaceSchema,
  receivedSeasonSchema,
  type LeaderboardMode,
  type LeaderboardPlayer,
  type ReceivedLeaderboard,
  type ReceivedPlace,
  type ReceivedSeason,
} from '@/contract/leaderboard';
import { API_PATHS } from '@/contract/paths';
import { log } from '@/lib/log';
import { api } from '@/store/api';
import { expectResponse } from '@/store/expect-response';
import { logOutage } from '@/store/log-failure';
import { settled } from '@/store/settled';
import type { AppDispatch } from '@/store/store';

export interface PlaceQuery {
  mode: LeaderboardMode;
  /** In any case. */
  username: string;
}

type Players = ReceivedLeaderboard['players'];

const isSample = (board: ReceivedLeaderboard | undefined): boolean => board?.source === 'sample';

/** A season of a hundred thousand players is 17 MB. */
const SEASON_TIMEOUT_MS = 120_000;

const modePath = (mode: LeaderboardMode): string => API_PATHS.leaderboardMode.replace(':mode', mode);
const playerPath = (mode: LeaderboardMode, player: string): string =>
  API_PATHS.leaderboardPlayer.replace(':mode', mode).replace(':player', encodeURIComponent(player));

const taggedApi = api.enhanceEndpoints({ addTagTypes: ['Place'] });

/** What visitors fetch; each query fails on a network error, an error status and a malformed body. */
const leaderboardQueries = taggedApi.injectEndpoints({
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
    /** `GET /api/leaderboard/{mode}/players/{username}`; 404 for a player who has no place. */
    getPlace: build.query<ReceivedPlace, PlaceQuery>({
      query: ({ mode, username }) => ({
        url: playerPath(mode, username),
        validateStatus: expectResponse(receivedPlaceSchema),
      }),
      providesTags: ['Place'],
    }),
  }),
});

/**
 * Updates the cached board once the server has done so. Refetching would bring the previous one back, which the CDN may
 * serve for a while.
 */
const changeBoard =
  (mode: LeaderboardMode, sent: Promise<unknown>, change: (players: Players) => Players) =>
  async (dispatch: AppDispatch): Promise<void> => {
    if (!(await settled(sent))) return;
    dispatch(
      leaderboardQueries.util.updateQueryData('getLeaderboard', mode, (board) => {
        board.capturedAt = new Date().toISOString();
        board.players = change(board.players);
      }),
    );
  };

/** As {@link leaderboardQueries}, with what admins do. */
export const leaderboardApi = leaderboardQueries.injectEndpoints({
  endpoints: (build) => ({
    /** `DELETE /api/leaderboard/{mode}`, by an admin: empties the mode; the response is all that was in it. */
    startSeason: build.mutation<ReceivedSeason, LeaderboardMode>({
      query: (mode) => ({
        url: modePath(mode),
        method: 'DELETE',
        timeout: SEASON_TIMEOUT_MS,
        validateStatus: expectResponse(receivedSeasonSchema),
      }),
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
