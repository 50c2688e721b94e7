import * as v from 'valibot';
import { leaderboardPlayerSchema, receivedPlayerSchema } from './leaderboard';
import { figure, noList } from './shapes';

/** `GET /api/leaderboard/{mode}/players/{username}`, in whatever case; 404 for somebody who has no place. */
export const playerPlaceResponseSchema = v.object({
  mode: v.string(),
  player: leaderboardPlayerSchema,
  /** From 1 on, by the ids of the metrics; none for a metric by which the player has no figure. */
  places: noList(v.record(v.string(), figure)),
  /** Players of the mode. */
  total: figure,
});
export type PlayerPlaceResponse = v.InferOutput<typeof playerPlaceResponseSchema>;

/** A {@link PlayerPlaceResponse} as browsers take it. */
export const receivedPlaceSchema = v.object({
  ...playerPlaceResponseSchema.entries,
  player: receivedPlayerSchema,
});
export type ReceivedPlace = v.InferOutput<typeof receivedPlaceSchema>;
