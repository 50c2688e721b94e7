import * as v from 'valibot';
import { figure, noList, time } from './shapes';

/** Id of a game mode with a leaderboard. */
export type LeaderboardMode = string;

/** Players shown per metric. */
export const LEADERBOARD_SIZE = 10;
/** Polling interval of browsers. */
export const LEADERBOARD_REFRESH_MS = 30_000;
/** Maximum players per push. */
export const PUSH_LIMIT = 1_000;
/** Maximum size of one push, in bytes of JSON. */
export const PUSH_LIMIT_BYTES = 524_288;
/** Highest accepted figure: far above a lifetime of mining, and exact as a number. */
export const METRIC_LIMIT = 1e15;

/** Limits of one push: reasons for leaving players out, players named per reason, and characters of a reason or a player. */
export const LEFT_OUT_LIMITS = { reasons: 20, named: 10, length: 120 };

/** A player's totals in one mode. */
export const leaderboardPlayerSchema = v.object({
  uuid: v.string(),
  username: v.string(),
  /** Keyed by metric id, ratios included; a figure that was never sent is absent. */
  metrics: noList(v.record(v.string(), figure)),
  // Names of figures before metrics existed; present if the mode has the metric.
  /** Null until it is sent. */
  level: v.exactOptional(v.nullable(figure)),
  kills: v.exactOptional(figure),
  deaths: v.exactOptional(figure),
  /** Hours. */
  playtime: v.exactOptional(figure),
  blocksBreaked: v.exactOptional(figure),
  mobKills: v.exactOptional(figure),
});
export type LeaderboardPlayer = v.InferOutput<typeof leaderboardPlayerSchema>;

/** `GET /api/leaderboard?mode=`: the union of the ten best by each metric, in no guaranteed order. */
export const leaderboardResponseSchema = v.object({
  mode: v.string(),
  /** `sample` while there is no snapshot: the players are fictional. */
  source: v.picklist(['snapshot', 'sample']),
  capturedAt: time,
  players: v.array(leaderboardPlayerSchema),
});
export type LeaderboardResponse = v.InferOutput<typeof leaderboardResponseSchema>;

/** `POST /api/leaderboard/{mode}`, with the game servers' key as bearer token; a push is accepted whole or not at all. */
export const leaderboardPushResponseSchema = v.object({ accepted: figure });
export type LeaderboardPushResponse = v.InferOutput<typeof leaderboardPushResponseSchema>;
