import * as v from 'valibot';
import { figure, time } from './shapes';

/** The id of a game mode with a leaderboard. */
export type LeaderboardMode = string;

/** The best so many by each metric are shown. */
export const LEADERBOARD_SIZE = 10;
/** Browsers ask as often. */
export const LEADERBOARD_REFRESH_MS = 30_000;
/** Most players of one push. */
export const PUSH_LIMIT = 1_000;
/** Most bytes of one push, as JSON. */
export const PUSH_LIMIT_BYTES = 524_288;
/** The highest figure that is taken: far above what a lifetime of mining adds up to, and exact as a number. */
export const METRIC_LIMIT = 1e15;

/** Reasons of one push for leaving players out, players who are named for each, and characters of a reason or a player. */
export const LEFT_OUT_LIMITS = { reasons: 20, named: 10, length: 120 };

/** A player's totals in one mode. */
export const leaderboardPlayerSchema = v.object({
  uuid: v.string(),
  username: v.string(),
  /** The game's files have none; other sources may. */
  level: v.nullable(figure),
  kills: figure,
  deaths: figure,
  /** Hours. */
  playtime: figure,
  blocksBreaked: figure,
  mobKills: figure,
});
export type LeaderboardPlayer = v.InferOutput<typeof leaderboardPlayerSchema>;

/** `GET /api/leaderboard?mode=`: the union of the ten best by each metric, in no order that counts. */
export const leaderboardResponseSchema = v.object({
  mode: v.string(),
  /** `sample` while there is no snapshot: the players are made up. */
  source: v.picklist(['snapshot', 'sample']),
  capturedAt: time,
  players: v.array(leaderboardPlayerSchema),
});
export type LeaderboardResponse = v.InferOutput<typeof leaderboardResponseSchema>;

/** A player as one may arrive: sources that do not count something leave it out. */
export const receivedPlayerSchema = v.partial(leaderboardPlayerSchema, [
  'level',
  'kills',
  'deaths',
  'playtime',
  'blocksBreaked',
  'mobKills',
]);
export type ReceivedPlayer = v.InferOutput<typeof receivedPlayerSchema>;

/** A {@link LeaderboardResponse} as browsers take it. */
export const receivedLeaderboardSchema = v.object({
  ...leaderboardResponseSchema.entries,
  players: v.array(receivedPlayerSchema),
});
export type ReceivedLeaderboard = v.InferOutput<typeof receivedLeaderboardSchema>;

/** `POST /api/leaderboard/{mode}`, with the game servers' key as bearer; all of it is taken, or nothing. */
export const leaderboardPushResponseSchema = v.object({ accepted: figure });
export type LeaderboardPushResponse = v.InferOutput<typeof leaderboardPushResponseSchema>;

/**
 * `GET /api/admin/leaderboard/{mode}/left-out`: players whom the last push of the game server left out, or of whom it left
 * something out, by the reason.
 */
export const leftOutResponseSchema = v.object({
  /** Time when it said so; null when it never has. */
  at: v.nullable(time),
  /** `who` names the first ones of all `count`. */
  leftOut: v.array(v.object({ why: v.string(), count: figure, who: v.array(v.string()) })),
});
export type LeftOutResponse = v.InferOutput<typeof leftOutResponseSchema>;
