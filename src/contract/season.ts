import * as v from 'valibot';
import { leaderboardPlayerSchema } from './leaderboard';

/** `DELETE /api/leaderboard/{mode}`: everything of the season that has ended. */
export const seasonResponseSchema = v.object({ mode: v.string(), players: v.array(leaderboardPlayerSchema) });

/**
 * A {@link SeasonResponse} as browsers take it: the players are only handed on, whatever they are. The season is gone from
 * the server by then, and one odd record must not keep its admin from saving the others.
 */
export const receivedSeasonSchema = v.object({ mode: v.string(), players: v.array(v.unknown()) });
export type ReceivedSeason = v.InferOutput<typeof receivedSeasonSchema>;
