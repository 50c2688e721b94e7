import * as v from 'valibot';
import { figure, time } from './shapes';
import { isUrl } from './urls';

/** Paths below `API_BASE` for votes and companions. */
export const VOTE_PATHS = {
  bridge: '/votes',
  votes: '/votes/:player',
  voteCheck: '/votes/:player/check',
  voteTicket: '/votes/:player/ticket',
  voteClaim: '/votes/:player/claim',
  voteCallback: '/votes/callback/:site',
  voters: '/voters',
  player: '/auth/player',
  playerConfirm: '/auth/player/confirm',
} as const;

/** Public states of a reward; one that a companion has just taken is still `waiting`. */
export const REWARD_STATES = ['waiting', 'delivered', 'uncertain', 'failed'] as const;
export type RewardState = (typeof REWARD_STATES)[number];

// Custom checks, because each of the library's kinds would add to every page's code.
const DAY = /^\d{4}-\d\d-\d\d$/;
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
/** Checks for a month, such as `2026-05`. */
export const isMonth = (text: string): boolean => MONTH.test(text);
const month = v.pipe(v.string(), v.check(isMonth));
/** A calendar day, such as `2026-05-25`. */
const day = v.pipe(
  v.string(),
  v.check((text) => DAY.test(text)),
);

/**
 * `GET /api/votes`: whether votes reach the site, by a recently heard companion or a listing site's check.
 */
export const voteBridgeResponseSchema = v.object({ isConnected: v.boolean() });
export type VoteBridgeResponse = v.InferOutput<typeof voteBridgeResponseSchema>;

const milestoneSchema = v.object({ days: figure, state: v.picklist(['locked', 'claimable', 'claimed']) });
export type Milestone = v.InferOutput<typeof milestoneSchema>;

/** `GET /api/votes/{player}`: a player's votes, with a case-insensitive name; zeros before the first vote. */
export const votesResponseSchema = v.object({
  player: v.string(),
  /** All sites in the order of the vote page; nulls if the player has not voted recently. */
  sites: v.array(v.object({ id: v.string(), votedAt: v.nullable(time), nextAt: v.nullable(time) })),
  streak: v.object({
    days: figure,
    best: figure,
    /** End of the streak without another vote; null without a streak. */
    keptUntil: v.nullable(time),
    /** The missed day among the last seven that was forgiven; null while another may be missed. */
    spared: v.nullable(day),
  }),
  milestones: v.array(milestoneSchema),
  /** Newest first, without rewards delivered long ago. */
  rewards: v.array(
    v.object({
      id: v.string(),
      reward: v.string(),
      count: figure,
      state: v.picklist(REWARD_STATES),
      /** Time of the last change of state. */
      at: time,
    }),
  ),
  /** This month; `rank` starts at 1, is equal for equal votes, and null without any. */
  month: v.object({ votes: figure, rank: v.nullable(figure) }),
});
export type VotesResponse = v.InferOutput<typeof votesResponseSchema>;

/**
 * `POST /api/votes/{player}/check`. `already`: the listing site reports the vote as used, but this site has
 * no receipt of it. `nextAt` is null unless the vote is `counted`.
 */
export const voteCheckResponseSchema = v.object({
  state: v.picklist(['counted', 'already', 'pending']),
  nextAt: v.nullable(time),
});
export type VoteCheckResponse = v.InferOutput<typeof voteCheckResponseSchema>;

/** `POST /api/votes/{player}/ticket`: the URL for voting, with a ticket if the listing site returns one. */
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

/** Number of a month's voters shown. */
export const VOTERS_SHOWN = 10;

/** `GET /api/voters?month=`: the most loyal first. */
export const votersResponseSchema = v.object({
  month,
  goal: v.object({ target: figure, votes: figure }),
  players: v.array(v.object({ player: v.string(), votes: figure })),
});
export type VotersResponse = v.InferOutput<typeof votersResponseSchema>;

/** Time for which a shown code is valid. */
export const PLAYER_LINK_MS = 900_000;

/** `POST /api/auth/player`, with 202: the code will appear in that player's chat. */
export const playerLinkResponseSchema = v.object({ id: v.string(), expiresAt: time });
export type PlayerLinkResponse = v.InferOutput<typeof playerLinkResponseSchema>;
