import * as v from 'valibot';
import { cursor, figure, time } from './shapes';

/** A listing site's name in votes that no admin has assigned to a vote site yet. */
const unnamedServiceSchema = v.object({
  /** The name without the differences between its spellings. */
  id: v.string(),
  /** The name as spelled in the newest vote. */
  service: v.string(),
  votes: figure,
  firstAt: time,
  lastAt: time,
});
export type UnnamedService = v.InferOutput<typeof unnamedServiceSchema>;

/** A name that an admin has assigned to a vote site. */
const namedServiceSchema = v.object({ id: v.string(), service: v.string(), site: v.string(), at: time });
export type NamedService = v.InferOutput<typeof namedServiceSchema>;

/** The last test vote of a listing site. */
const seenTestSchema = v.object({
  service: v.string(),
  at: time,
  /** The server whose companion reported it. */
  server: v.string(),
  /** Version of Votifier. */
  protocol: figure,
});
export type SeenTest = v.InferOutput<typeof seenTestSchema>;

/** `GET /api/admin/vote-services`: the last 30 days. */
export const voteServicesResponseSchema = v.object({
  /** Sorted by their newest vote, the latest first. */
  services: v.array(unnamedServiceSchema),
  /** Number of further ones. */
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
  /** The server whose companion reported it. */
  server: v.string(),
  /** Votifier's version; in version 1, anyone with the public key can forge votes. */
  protocol: figure,
});
export type UnrecognizedVote = v.InferOutput<typeof unrecognizedVoteSchema>;

/** `GET /api/admin/vote-services/{id}/votes?cursor=`: newest first. */
export const unrecognizedVotesResponseSchema = v.object({
  votes: v.array(unrecognizedVoteSchema),
  nextCursor: cursor,
});
export type UnrecognizedVotesResponse = v.InferOutput<typeof unrecognizedVotesResponseSchema>;

/** `POST /api/admin/vote-services`. `votes` is the number of kept votes that are valid now. */
export const namedServiceResponseSchema = v.object({ service: namedServiceSchema, votes: figure });
export type NamedServiceResponse = v.InferOutput<typeof namedServiceResponseSchema>;
