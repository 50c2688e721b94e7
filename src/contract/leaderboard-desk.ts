import * as v from 'valibot';
import { leaderboardPlayerSchema } from './leaderboard';
import { figure, time } from './shapes';

export const LEFT_OUT_PATH = '/admin/leaderboard/:mode/left-out';

/**
 * `GET /api/admin/leaderboard/{mode}/left-out`: players that the game server's last push left out wholly or partly, by reason.
 */
export const leftOutResponseSchema = v.object({
  /** Time of the report; null if there has never been one. */
  at: v.nullable(time),
  /** `who` names the first few of `count` players. */
  leftOut: v.array(v.object({ why: v.string(), count: figure, who: v.array(v.string()) })),
});
export type LeftOutResponse = v.InferOutput<typeof leftOutResponseSchema>;

/** `DELETE /api/leaderboard/{mode}`: all records of the season that ended. */
export const seasonResponseSchema = v.object({ mode: v.string(), players: v.array(leaderboardPlayerSchema) });

/**
 * A {@link SeasonResponse} as browsers accept it: the players pass through unchecked. The server has deleted
 * the season by then, and one odd record must not keep an admin from saving the others.
 */
export const receivedSeasonSchema = v.object({ mode: v.string(), players: v.array(v.unknown()) });
export type ReceivedSeason = v.InferOutput<typeof receivedSeasonSchema>;
