import * as v from 'valibot';
import { cursor, figure, time } from './shapes';

/** A listing site, as its votes call it, of which nobody has said which vote site it is. */
const unnamedServiceSchema = v.object({
  /** The name without what two spellings differ by. */
  id: v.string(),
  /** The name as the newest vote writes it. */
  service: v.string(),
  votes: figure,
  firstAt: time,
  lastAt: time,
});
export type UnnamedService = v.InferOutput<typeof unnamedServiceSchema>;

/** A listing site that an admin has named. */
const namedServiceSchema = v.object({ id: v.string(), service: v.string(), site: v.string(), at: time });
export type NamedService = v.InferOutput<typeof namedServiceSchema>;

/** The last test vote of a listing site. */
const seenTestSchema = v.object({
  service: v.string(),
  at: time,
  /** The server whose companion brought it. */
  server: v.string(),
  /** Version of Votifier. */
  protocol: figure,
});
export type SeenTest = v.InferOutput<typeof seenTestSchema>;

/** `GET /api/admin/vote-services`: of the last 30 days. */
export const voteServicesResponseSchema = v.object({
  /** The one with the newest vote first. */
  services: v.array(unnamedServiceSchema),
  /** How many more of them there are. */
  more: figure,
  named: v.array(namedServiceSchema),
  /** Newest first. */
  tests: v.array(seenTestSchema),
});
export type VoteServicesResponse = v.InferOutput<typeof voteServicesResponseSchema>;

const unrecognizedVoteSchema = v.object({
  id: v.string(),
  player: v.string(),
  at: time,
  /** The server whose companion brought it. */
  server: v.string(),
  /** Version of Votifier; in 1 anyone who knows the public key can forge votes. */
  protocol: figure,
});
export type UnrecognizedVote = v.InferOutput<typeof unrecognizedVoteSchema>;

/** `GET /api/admin/vote-services/{id}/votes?cursor=`: newest first. */
export const unrecognizedVotesResponseSchema = v.object({
  votes: v.array(unrecognizedVoteSchema),
  nextCursor: cursor,
});
export type UnrecognizedVotesResponse = v.InferOutput<typeof unrecognizedVotesResponseSchema>;

/** `POST /api/admin/vote-services`. `votes`: how many of its votes were kept, and count now. */
export const namedServiceResponseSchema = v.object({ service: namedServiceSchema, votes: figure });
export type NamedServiceResponse = v.InferOutput<typeof namedServiceResponseSchema>;
