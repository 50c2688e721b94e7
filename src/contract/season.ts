import * as v from 'valibot';
import { leaderboardPlayerSchema } from './leaderboard';

/** `DELETE /api/leaderboard/{mode}`: all records of the season that ended. */
export const seasonResponseSchema = v.object({ mode: v.string(), players: v.array(leaderboardPlayerSchema) });

/**
 * A {@link SeasonResponse} as browsers accept it: the players pass through unchecked. The server has deleted
 * the season by then, and one odd record must not keep an admin from saving the others.
 */
export const receivedSeasonSchema = v.object({ mode: v.string(), players: v.array(v.unknown()) });
export type ReceivedSeason = v.InferOutput<typeof receivedSeasonSchema>;
