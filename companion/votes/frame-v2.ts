import { createHmac, timingSafeEqual } from 'node:crypto';
import { isRecord } from '@/lib/is-record';
import { type VoteContent, BadVote } from './vote';

const MAGIC = 0x733a;
/** Bytes of the magic number and the length. */
export const V2_HEAD = 4;
const TEXT_LIMIT = 1_024;
const BRACE = 0x7b;

/** Returns the version of a frame; undefined while there are too few bytes to tell. */
export function versionOf(bytes: Buffer): 1 | 2 | undefined {
  if (bytes.length < 2) return undefined;
  if (bytes.readUInt16BE(0) !== MAGIC) return 1;
  if (bytes.length <= V2_HEAD) return undefined;
  // One block of RSA in 65,536 begins like the magic number.
  return bytes[V2_HEAD] === BRACE ? 2 : 1;
}

/**
 * Returns the length of the frame with its head, in bytes.
 * @throws BadVote when that is more than a vote needs
 */
export function lengthOfV2(bytes: Buffer): number {
  const length = bytes.readUInt16BE(2);
  if (length > TEXT_LIMIT) throw new BadVote('CorruptedFrameException', 'The message is too long');
  return V2_HEAD + length;
}

/**
 * Reads a vote of Votifier's version 2, signed with the token for this connection's challenge.
 * @param frame with its head
 * @throws BadVote
 */
export function readV2(frame: Buffer, token: string, challenge: string): VoteContent {
  const { payload, signature } = parse(frame.subarray(V2_HEAD).toString());
  if (typeof payload !== 'string' || typeof signature !== 'string')
    throw new BadVote('CorruptedFrameException', 'The message has no payload or no signature');
  const wanted = createHmac('sha256', token).update(payload).digest();
  const given = Buffer.from(signature, 'base64');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new BadVote('SignatureException', 'Signature is not valid (invalid token?)');
  const vote = parse(payload);
  const { challenge: answered } = vote;
  // Some listing sites include the line end of the greeting.
  if (typeof answered !== 'string' || answered.trim() !== challenge)
    throw new BadVote('VoteChallengeException', 'The challenge belongs to another connection');
  const { serviceName, username } = vote;
  if (typeof serviceName !== 'string' || typeof username !== 'string')
    throw new BadVote('BadVoteException', 'The vote has no service or no player');
  return { service: serviceName, username };
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // Reported below.
  }
  throw new BadVote('CorruptedFrameException', 'The message is not a vote in JSON');
}
