import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { keyedHash } from './keyed-hash';

/** A signed token starts with its time of issue, followed by random bytes. */
const TIME_BYTES = 6;
const RANDOM_BYTES = 18;
const TAG_BYTES = 18;
const CONTENT_BYTES = TIME_BYTES + RANDOM_BYTES;
/** The whole signed token as base64url: no spare bits, so each token has one spelling. */
const FORM = /^[\w-]{56}$/;

/** A signed token that this site issued. */
export interface KnownToken {
  /** Key of the token in stores. */
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
}

/**
 * Returns a new signed token: its time, 144 random bits, and a tag that only the site can make with its secret. It is valid for
 * one use only.
 */
export function issueSignedToken(
  use: string,
  now: number,
  siteSecret: string,
): KnownToken & { readonly token: string } {
  const content = Buffer.alloc(CONTENT_BYTES);
  content.writeUIntBE(now, 0, TIME_BYTES);
  randomBytes(RANDOM_BYTES).copy(content, TIME_BYTES);
  const token = Buffer.concat([content, tagOf(use, content, siteSecret)]).toString('base64url');
  return { token, hash: hashOf(token), issuedAt: now };
}

/**
 * Reads a signed token without asking a store. Null when this site did not issue it for this use, or when it is older than
 * `validMs`. Takes the same time for every wrong tag.
 */
export function readSignedToken(
  { use, validMs, now }: { readonly use: string; readonly validMs: number; readonly now: number },
  token: string,
  siteSecret: string,
): KnownToken | null {
  if (!FORM.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const content = bytes.subarray(0, CONTENT_BYTES);
  if (!timingSafeEqual(bytes.subarray(CONTENT_BYTES), tagOf(use, content, siteSecret))) return null;
  const issuedAt = content.readUIntBE(0, TIME_BYTES);
  return now - issuedAt < validMs ? { hash: hashOf(token), issuedAt } : null;
}

function tagOf(use: string, content: Buffer, siteSecret: string): Buffer {
  return keyedHash(siteSecret, `pass:${use}:`, content).subarray(0, TAG_BYTES);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
