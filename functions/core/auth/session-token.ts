import { createHash, randomBytes } from 'node:crypto';
import type { SessionKey } from './caller';

const SECRET_BYTES = 32;
const UUID = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;
/** 16 bytes of the user's id and 32 random ones, as base64url: 64 characters without padding. */
const TOKEN = /^[\w-]{64}$/;

/**
 * A new token for a session: whose it is, and 256 random bits. The id says nothing secret; it lets the store keep all
 * sessions of a user at one key, so that ending them is one step.
 */
export function issueToken(userId: string): { token: string; key: SessionKey } {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
  const token = Buffer.concat([id, randomBytes(SECRET_BYTES)]).toString('base64url');
  return { token, key: { userId, tokenHash: hash(token) } };
}

/** Where the session of a token is stored, if there is one; null when the text is no token. */
export function parseToken(token: string): SessionKey | null {
  if (!TOKEN.test(token)) return null;
  const id = Buffer.from(token, 'base64url').toString('hex').slice(0, 32);
  const groups = UUID.exec(id)?.slice(1);
  return groups ? { userId: groups.join('-'), tokenHash: hash(token) } : null;
}

/** What is stored of a token. Random bits need no slow hash. */
function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
