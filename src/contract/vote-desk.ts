import * as v from 'valibot';
import { cursor, figure, time } from './shapes';
import { REWARD_STATES } from './votes';

export const VOTE_DESK_PATHS = {
  companions: '/admin/companions',
  ledger: '/admin/votes',
  testVote: '/admin/votes/test',
  services: '/admin/vote-services',
  service: '/admin/vote-services/:id',
  serviceVotes: '/admin/vote-services/:id/votes',
  rewards: '/admin/rewards',
  reward: '/admin/rewards/:id',
  userPlayer: '/admin/users/:id/player',
} as const;

export const companionSchema = v.object({
  server: v.string(),
  id: v.string(),
  version: v.string(),
  seenAt: time,
  /** True if it was heard recently. */
  alive: v.boolean(),
  /** Null while the game server's console does not answer. */
  players: v.nullable(v.array(v.object({ uuid: v.string(), name: v.string() }))),
  vitals: v.nullable(v.object({ tps: figure, mspt: figure })),
});

/** `GET /api/admin/companions`: every companion ever heard, one per server. */
export const companionsResponseSchema = v.object({
  companions: v.array(companionSchema),
});
export type CompanionsResponse = v.InferOutput<typeof companionsResponseSchema>;

/** Proof of a vote. */
const evidenceSchema = v.object({
  source: v.picklist(['votifier', 'check', 'callback', 'test']),
  at: time,
  /** The listing site's name in the vote, or the check that was asked. */
  service: v.nullable(v.string()),
  /** The server whose companion reported it. */
  server: v.nullable(v.string()),
  /** Votifier's version; in version 1, anyone with the public key can forge votes. */
  protocol: v.nullable(figure),
});
export type Evidence = v.InferOutput<typeof evidenceSchema>;

/**
 * `GET /api/admin/votes?q=&cursor=`: newest first; `q` is part of a player's name. A page may be short and
 * still have a next one.
 */
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
  /** The server that the reward is for or, once handed out, was handed out on; null for any. */
  server: v.nullable(v.string()),
  state: v.picklist(REWARD_STATES),
  at: time,
  /** Detail reported by the companion. */
  detail: v.nullable(v.string()),
});
export type DeskReward = v.InferOutput<typeof deskRewardSchema>;

/**
 * `GET /api/admin/rewards?state=&cursor=`: rewards of recent months' voters. A page may be short and still
 * have a next one.
 */
export const rewardsResponseSchema = v.object({ rewards: v.array(deskRewardSchema), nextCursor: cursor });
export type RewardsResponse = v.InferOutput<typeof rewardsResponseSchema>;

/** `POST /api/admin/rewards/{id}`: the reward after the change; after a retry, its replacement. */
export const rewardResponseSchema = v.object({ reward: deskRewardSchema });
export type RewardResponse = v.InferOutput<typeof rewardResponseSchema>;

/** `POST /api/admin/votes/test`: the pending rewards; `GET /api/votes/{player}` reports their progress. */
export const testVoteResponseSchema = v.object({ id: v.string(), rewards: v.array(v.string()) });
export type TestVoteResponse = v.InferOutput<typeof testVoteResponseSchema>;
