import * as v from 'valibot';
import { cursor, figure, time } from './shapes';
import { REWARD_STATES } from './votes';

export const companionSchema = v.object({
  server: v.string(),
  id: v.string(),
  version: v.string(),
  seenAt: time,
  /** Whether it was heard lately. */
  alive: v.boolean(),
  /** Null while the game server's console does not answer. */
  players: v.nullable(v.array(v.object({ uuid: v.string(), name: v.string() }))),
  vitals: v.nullable(v.object({ tps: figure, mspt: figure })),
});

/** `GET /api/admin/companions`: every companion that was ever heard, one a server. */
export const companionsResponseSchema = v.object({
  companions: v.array(companionSchema),
});
export type CompanionsResponse = v.InferOutput<typeof companionsResponseSchema>;

/** What says that somebody voted. */
const evidenceSchema = v.object({
  source: v.picklist(['votifier', 'check', 'callback', 'test']),
  at: time,
  /** What the vote called the listing site, or the check that was asked. */
  service: v.nullable(v.string()),
  /** The server whose companion brought it. */
  server: v.nullable(v.string()),
  /** Of Votifier: in 1 whoever knows the public key can forge votes. */
  protocol: v.nullable(figure),
});
export type Evidence = v.InferOutput<typeof evidenceSchema>;

/** `GET /api/admin/votes?q=&cursor=`: newest first; `q` is part of a player's name. A page may be short and yet have a next one. */
export const ledgerResponseSchema = v.object({
  votes: v.array(
    v.object({
      id: v.string(),
      player: v.string(),
      site: v.string(),
      at: time,
      evidence: v.array(evidenceSchema),
    }),
  ),
  nextCursor: cursor,
});
export type LedgerResponse = v.InferOutput<typeof ledgerResponseSchema>;

const deskRewardSchema = v.object({
  id: v.string(),
  reward: v.string(),
  player: v.string(),
  count: figure,
  /** The server that it is for or, once it was handed out, that it was handed out on; null for any. */
  server: v.nullable(v.string()),
  state: v.picklist(REWARD_STATES),
  at: time,
  /** What the companion says of it. */
  detail: v.nullable(v.string()),
});
export type DeskReward = v.InferOutput<typeof deskRewardSchema>;

/** `GET /api/admin/rewards?state=&cursor=`: of those who voted in the last months. A page may be short and yet have a next one. */
export const rewardsResponseSchema = v.object({ rewards: v.array(deskRewardSchema), nextCursor: cursor });
export type RewardsResponse = v.InferOutput<typeof rewardsResponseSchema>;

/** `POST /api/admin/rewards/{id}`: as it then is; after a retry, the one that takes its place. */
export const rewardResponseSchema = v.object({ reward: deskRewardSchema });
export type RewardResponse = v.InferOutput<typeof rewardResponseSchema>;

/** `POST /api/admin/votes/test`: the rewards that are on their way; `GET /api/votes/{player}` tells how far they are. */
export const testVoteResponseSchema = v.object({ id: v.string(), rewards: v.array(v.string()) });
export type TestVoteResponse = v.InferOutput<typeof testVoteResponseSchema>;
