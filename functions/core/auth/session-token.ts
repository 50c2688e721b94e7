import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SessionKey } from './caller';
import { keyedHash } from './keyed-hash';

const ID_BYTES = 16;
const SECRET_BYTES = 32;
const TAG_BYTES = 16;
const UUID = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;
/** The bytes of the user's id, the random part and the tag, as base64url without padding. */
const TOKEN = /^[\w-]{86}$/;

/**
 * Returns a new token for a session: its user, 256 random bits, and a tag that only the site can make with its secret. The id is
 * no secret; it lets the store keep all sessions of a user at one key, so that ending them is one step.
 */
export function issueToken(userId: string, siteSecret: string): { token: string; key: SessionKey } {
  const id = Buffer.from(userId.replaceAll('-', ''), 'hex');
  const content = Buffer.concat([id, randomBytes(SECRET_BYTES)]);
  const token = Buffer.concat([content, tagOf(content, siteSecret)]).toString('base64url');
  return { token, key: { userId, tokenHash: hash(token) } };
}

/**
 * Returns the key of a token's session, which may have ended. Null when the text is no token of this site, so made-up ones cost
 * no database command. Takes the same time for every wrong tag.
 */
export function parseToken(token: string, siteSecret: string): SessionKey | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  // The last character has spare bits; only one spelling of a token is valid.
  if (bytes.toString('base64url') !== token) return null;
  const content = bytes.subarray(0, ID_BYTES + SECRET_BYTES);
  if (!timingSafeEqual(bytes.subarray(content.length), tagOf(content, siteSecret))) return null;
  const groups = UUID.exec(content.toString('hex', 0, ID_BYTES))?.slice(1);
  return groups ? { userId: groups.join('-'), tokenHash: hash(token) } : null;
}

function tagOf(content: Buffer, siteSecret: string): Buffer {
  return keyedHash(siteSecret, 'session:', content).subarray(0, TAG_BYTES);
}

/** Returns the stored form of a token. Random bits need no slow hash. */
function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
