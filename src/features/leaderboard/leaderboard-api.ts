import type { LeaderboardMode, LeaderboardPlayer, SeasonAnswer } from '@/contract/leaderboard';
import { API_PATHS } from '@/contract/paths';
import { api } from '@/store/api';
import { isLeaderboardAnswer, isPlaceAnswer, isSeasonAnswer } from './leaderboard-answer';
import type { ReceivedLeaderboard, ReceivedPlace } from './leaderboard-answer';

export interface PlayerQuestion {
  mode: LeaderboardMode;
  /** In whatever case. */
  username: string;
}

/** Answers of another shape than the contract's count as failed ones. */
const ifAnswer = (isAnswer: (body: unknown) => boolean) => (response: Response, body: unknown) =>
  response.ok && isAnswer(body);

/** A season of a hundred thousand players is 17 MB. */
const SEASON_TIMEOUT_MS = 120_000;

const modePath = (mode: LeaderboardMode): string => API_PATHS.leaderboardMode.replace(':mode', mode);
const playerPath = (mode: LeaderboardMode, player: string): string =>
  API_PATHS.leaderboardPlayer.replace(':mode', mode).replace(':player', encodeURIComponent(player));

const taggedApi = api.enhanceEndpoints({ addTagTypes: ['Leaderboard'] });

/** The calls of the leaderboard; each fails on a network error, an error status and a malformed body. */
export const leaderboardApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    /** `GET /api/leaderboard?mode=`: everyone who is among the best by some metric. */
    getLeaderboard: build.query<ReceivedLeaderboard, LeaderboardMode>({
      query: (mode) => ({
        url: API_PATHS.leaderboard,
        params: { mode },
        validateStatus: ifAnswer(isLeaderboardAnswer),
      }),
      providesTags: ['Leaderboard'],
    }),
    /** `GET /api/leaderboard/{mode}/players/{username}`; 404 for somebody who has no place. */
    getPlace: build.query<ReceivedPlace, PlayerQuestion>({
      query: ({ mode, username }) => ({
        url: playerPath(mode, username),
        validateStatus: ifAnswer(isPlaceAnswer),
      }),
      providesTags: ['Leaderboard'],
    }),
    /** `DELETE /api/leaderboard/{mode}`, by an admin: empties the mode; the answer is all that was in it. */
    startSeason: build.mutation<SeasonAnswer, LeaderboardMode>({
      query: (mode) => ({
        url: modePath(mode),
        method: 'DELETE',
        timeout: SEASON_TIMEOUT_MS,
        validateStatus: ifAnswer(isSeasonAnswer),
      }),
      extraOptions: { bearer: true },
      invalidatesTags: (_answer, error) => (error ? [] : ['Leaderboard']),
    }),
    /** `DELETE /api/leaderboard/{mode}/players/{uuid}`, by an admin. */
    removePlayer: build.mutation<null, { mode: LeaderboardMode; player: Pick<LeaderboardPlayer, 'uuid'> }>({
      query: ({ mode, player }) => ({ url: playerPath(mode, player.uuid), method: 'DELETE' }),
      extraOptions: { bearer: true },
      invalidatesTags: (_answer, error) => (error ? [] : ['Leaderboard']),
    }),
  }),
});
