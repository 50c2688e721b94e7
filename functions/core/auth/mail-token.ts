import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { keyedHash } from './keyed-hash';

/** What a link in a mail is for. The token of one purpose is none for another. */
export type MailPurpose = 'reset' | 'verify';

const NONCE_BYTES = 16;
const TAG_BYTES = 16;
/** The bytes of the random part and of the tag, as base64url without padding. */
const TOKEN = /^[\w-]{43}$/;

/** A new random part of a token. The whole is made of it where the mail is written, so that no store ever holds it. */
export function newNonce(): string {
  return randomBytes(NONCE_BYTES).toString('base64url');
}

/** The token of a nonce: 128 random bits, and a tag that only the site can make, by its secret. */
export function mailToken(purpose: MailPurpose, nonce: string, siteSecret: string): string {
  const content = Buffer.from(nonce, 'base64url');
  return Buffer.concat([content, tagOf(purpose, content, siteSecret)]).toString('base64url');
}

/**
 * What is stored of a token; null when the text is no token of this site and purpose, so that made-up ones cost no database
 * command. Takes the same time for every wrong tag.
 */
export function mailTokenHash(purpose: MailPurpose, token: string, siteSecret: string): string | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const content = bytes.subarray(0, NONCE_BYTES);
  const isOurs = timingSafeEqual(bytes.subarray(NONCE_BYTES), tagOf(purpose, content, siteSecret));
  // The last character has bits to spare: hashed are the bytes, so that one token is one text.
  return isOurs ? createHash('sha256').update(bytes).digest('base64url') : null;
}

function tagOf(purpose: MailPurpose, content: Buffer, siteSecret: string): Buffer {
  return keyedHash(siteSecret, `mail:${purpose}:`, content).subarray(0, TAG_BYTES);
}
