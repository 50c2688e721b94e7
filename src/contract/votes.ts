import * as v from 'valibot';
import { isUrl } from './is-url';
import { figure, time } from './shapes';

/** How a reward stands, as everybody may see it: what a companion has just taken is still `waiting`. */
export const REWARD_STATES = ['waiting', 'delivered', 'uncertain', 'failed'] as const;
export type RewardState = (typeof REWARD_STATES)[number];

// Checks of one's own: each kind that the library has would weigh on every page.
const DAY = /^\d{4}-\d\d-\d\d$/;
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
/** Whether this is a month, such as `2026-05`. */
export const isMonth = (text: string): boolean => MONTH.test(text);
const month = v.pipe(v.string(), v.check(isMonth));
/** A day of the calendar, such as `2026-05-25`. */
const day = v.pipe(
  v.string(),
  v.check((text) => DAY.test(text)),
);

/** `GET /api/votes`: whether votes get here at all, by a companion that was heard lately or by a listing site's check. */
export const voteBridgeResponseSchema = v.object({ isConnected: v.boolean() });
export type VoteBridgeResponse = v.InferOutput<typeof voteBridgeResponseSchema>;

const milestoneSchema = v.object({ days: figure, state: v.picklist(['locked', 'claimable', 'claimed']) });
export type Milestone = v.InferOutput<typeof milestoneSchema>;

/** `GET /api/votes/{player}`: what there is of a player, in whatever case the name is written; zeros before the first vote. */
export const votesResponseSchema = v.object({
  player: v.string(),
  /** Every site, in the order of the vote page; nulls where the player has not voted lately. */
  sites: v.array(v.object({ id: v.string(), votedAt: v.nullable(time), nextAt: v.nullable(time) })),
  streak: v.object({
    days: figure,
    best: figure,
    /** When the streak ends unless the player votes before; null without one. */
    keptUntil: v.nullable(time),
    /** The day of the last seven that was missed and forgiven; null while another may be. */
    spared: v.nullable(day),
  }),
  milestones: v.array(milestoneSchema),
  /** Newest first; what has long been delivered is left out. */
  rewards: v.array(
    v.object({
      id: v.string(),
      reward: v.string(),
      count: figure,
      state: v.picklist(REWARD_STATES),
      /** When it came to be in this state. */
      at: time,
    }),
  ),
  /** Of this month; `rank` from 1 on, the same for the same number of votes, and null without any. */
  month: v.object({ votes: figure, rank: v.nullable(figure) }),
});
export type VotesResponse = v.InferOutput<typeof votesResponseSchema>;

/**
 * `POST /api/votes/{player}/check`. `already`: the listing site says that the vote has been used, and this site has no receipt
 * of it. `nextAt` is null unless the vote is `counted`.
 */
export const voteCheckResponseSchema = v.object({
  state: v.picklist(['counted', 'already', 'pending']),
  nextAt: v.nullable(time),
});
export type VoteCheckResponse = v.InferOutput<typeof voteCheckResponseSchema>;

/** `POST /api/votes/{player}/ticket`: where to vote, with a ticket where the listing site brings one back. */
export const voteTicketResponseSchema = v.object({
  url: v.pipe(
    v.string(),
    v.check((text) => isUrl(text)),
  ),
});
export type VoteTicketResponse = v.InferOutput<typeof voteTicketResponseSchema>;

/** `POST /api/votes/{player}/claim`. */
export const voteClaimResponseSchema = v.object({ milestones: v.array(milestoneSchema) });
export type VoteClaimResponse = v.InferOutput<typeof voteClaimResponseSchema>;

/** So many voters of a month are shown. */
export const VOTERS_SHOWN = 10;

/** `GET /api/voters?month=`: the most loyal first. */
export const votersResponseSchema = v.object({
  month,
  goal: v.object({ target: figure, votes: figure }),
  players: v.array(v.object({ player: v.string(), votes: figure })),
});
export type VotersResponse = v.InferOutput<typeof votersResponseSchema>;

/** How long the code counts that a player is shown. */
export const PLAYER_LINK_MS = 900_000;

/** `POST /api/auth/player`, with 202: a code will appear in the chat of that player. */
export const playerLinkResponseSchema = v.object({ id: v.string(), expiresAt: time });
export type PlayerLinkResponse = v.InferOutput<typeof playerLinkResponseSchema>;
