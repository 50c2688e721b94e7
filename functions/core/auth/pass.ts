import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { keyedHash } from './keyed-hash';

/** When the pass was made, as bytes, and what nobody can guess. */
const TIME_BYTES = 6;
const RANDOM_BYTES = 18;
const TAG_BYTES = 18;
const CONTENT_BYTES = TIME_BYTES + RANDOM_BYTES;
/** All of that as base64url: no bits to spare, so that one pass is one text. */
const PASS = /^[\w-]{56}$/;

/** A pass that is one of this site's. */
export interface KnownPass {
  /** What stores know it by. */
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
}

/** A new pass: its time, 144 random bits, and a tag that only the site can make, by its secret. The pass of one use is none of another. */
export function issuePass(
  use: string,
  now: number,
  siteSecret: string,
): KnownPass & { readonly pass: string } {
  const content = Buffer.alloc(CONTENT_BYTES);
  content.writeUIntBE(now, 0, TIME_BYTES);
  randomBytes(RANDOM_BYTES).copy(content, TIME_BYTES);
  const pass = Buffer.concat([content, tagOf(use, content, siteSecret)]).toString('base64url');
  return { pass, hash: hashOf(pass), issuedAt: now };
}

/**
 * What is known of a pass without asking a store: null when the text is none of this site and use, or older than `validMs`. Takes
 * the same time for every wrong tag.
 */
export function readPass(
  { use, validMs, now }: { readonly use: string; readonly validMs: number; readonly now: number },
  pass: string,
  siteSecret: string,
): KnownPass | null {
  if (!PASS.test(pass)) return null;
  const bytes = Buffer.from(pass, 'base64url');
  const content = bytes.subarray(0, CONTENT_BYTES);
  if (!timingSafeEqual(bytes.subarray(CONTENT_BYTES), tagOf(use, content, siteSecret))) return null;
  const issuedAt = content.readUIntBE(0, TIME_BYTES);
  return now - issuedAt < validMs ? { hash: hashOf(pass), issuedAt } : null;
}

function tagOf(use: string, content: Buffer, siteSecret: string): Buffer {
  return keyedHash(siteSecret, `pass:${use}:`, content).subarray(0, TAG_BYTES);
}

function hashOf(pass: string): string {
  return createHash('sha256').update(pass).digest('base64url');
}
