import * as v from 'valibot';
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
