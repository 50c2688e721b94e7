// Decision record: docs/decisions/0014-mail.md
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { keyedHash } from './keyed-hash';

/** Purpose of a link in an email. A token is valid for one purpose only. */
export type MailPurpose = 'reset' | 'verify';

const NONCE_BYTES = 16;
const TAG_BYTES = 16;
/** The bytes of the random part and the tag, as base64url without padding. */
const TOKEN = /^[\w-]{43}$/;

/** Returns the random part of a new token. The email's writer completes it, so that no store ever holds the whole token. */
export function newNonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64url');
}

/** Returns the token of a nonce: 128 random bits, and a tag that only the site can make with its secret. */
export function mailToken(purpose: MailPurpose, nonce: string, siteSecret: string): string {
  const content = Buffer.from(nonce, 'base64url');
  return Buffer.concat([content, tagOf(purpose, content, siteSecret)]).toString('base64url');
}

/**
 * Returns the stored hash of a token. Null when the text is no token of this site and purpose, so made-up ones cost no database
 * command. Takes the same time for every wrong tag.
 */
export function mailTokenHash(purpose: MailPurpose, token: string, siteSecret: string): string | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const content = bytes.subarray(0, NONCE_BYTES);
  const isOurs = timingSafeEqual(bytes.subarray(NONCE_BYTES), tagOf(purpose, content, siteSecret));
  // The last character has spare bits. Hashing the bytes makes all spellings of a token equal.
  return isOurs ? createHash('sha256').update(bytes).digest('base64url') : null;
}

function tagOf(purpose: MailPurpose, content: Buffer, siteSecret: string): Buffer {
  return keyedHash(siteSecret, `mail:${purpose}:`, content).subarray(0, TAG_BYTES);
}
