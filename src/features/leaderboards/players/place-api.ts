import { type LeaderboardMode } from '@/contract/leaderboard';
import { API_PATHS } from '@/contract/paths';
import { receivedPlaceSchema, type ReceivedPlace } from '@/contract/player-place';
import { expectResponse } from '@/store/expect-response';
import { leaderboardApi } from '../leaderboard-api';

export interface PlaceQuery {
  mode: LeaderboardMode;
  /** In any case. */
  username: string;
}

/** Address of a player's place, by name or, for admins, of the player, by uuid. */
export const playerPath = (mode: LeaderboardMode, player: string): string =>
  API_PATHS.leaderboardPlayer.replace(':mode', mode).replace(':player', encodeURIComponent(player));

/** Search for a player; it fails like the board. */
export const placeApi = leaderboardApi.enhanceEndpoints({ addTagTypes: ['Place'] }).injectEndpoints({
  endpoints: (build) => ({
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
