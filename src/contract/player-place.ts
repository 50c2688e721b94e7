import * as v from 'valibot';
import { leaderboardPlayerSchema } from './leaderboard';
import { figure, noList } from './shapes';

/** `GET /api/leaderboard/{mode}/players/{username}`, case-insensitive; 404 for a player without a rank. */
export const playerPlaceResponseSchema = v.object({
  mode: v.string(),
  player: leaderboardPlayerSchema,
  /** Ranks from 1, by metric id; a metric without a figure of the player is missing. */
  places: noList(v.record(v.string(), figure)),
  /** Number of players of the mode. */
  total: figure,
});
export type PlayerPlaceResponse = v.InferOutput<typeof playerPlaceResponseSchema>;
