import type { LeaderboardMode } from '@/contract/leaderboard';
import { API_PATHS } from '@/contract/paths';
import { playerPlaceResponseSchema, type PlayerPlaceResponse } from '@/contract/player-place';
import { expectResponse } from '@/store/api';
import { leaderboardApi } from '../leaderboard-api';

export interface PlaceQuery {
  mode: LeaderboardMode;
  /** Case-insensitive. */
  username: string;
}

/** Path of a player's ranks by name, or for admins of the player by UUID. */
export const playerPath = (mode: LeaderboardMode, player: string): string =>
  API_PATHS.leaderboardPlayer.replace(':mode', mode).replace(':player', encodeURIComponent(player));

/** Search for a player; fails like the board's endpoint. */
export const placeApi = leaderboardApi.enhanceEndpoints({ addTagTypes: ['Place'] }).injectEndpoints({
  endpoints: (build) => ({
    /** `GET /api/leaderboard/{mode}/players/{username}`; 404 for a player without a rank. */
    getPlace: build.query<PlayerPlaceResponse, PlaceQuery>({
      query: ({ mode, username }) => ({
        url: playerPath(mode, username),
        validateStatus: expectResponse(playerPlaceResponseSchema),
      }),
      providesTags: ['Place'],
    }),
  }),
});
