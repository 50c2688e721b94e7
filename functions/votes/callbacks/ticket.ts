import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../../core/auth/keyed-hash';

const RANDOM_BYTES = 9;
const TAG_BYTES = 6;
/** The bytes of the random part and the tag, in hexadecimal. */
const TICKET = /^[0-9a-f]{30}$/;

/**
 * Returns a new ticket: 72 random bits, and a tag of 48 that only the site can make with its secret. Nobody can guess both, and a
 * mismatch costs no database command.
 */
export function issueTicket(siteSecret: string): string {
  const random = randomBytes(RANDOM_BYTES);
  return Buffer.concat([random, tagOf(random, siteSecret)]).toString('hex');
}

/** Returns the stored hash of a ticket; null when this site did not issue the text. Takes the same time for every wrong tag. */
export function ticketHash(ticket: string, siteSecret: string): string | null {
  if (!TICKET.test(ticket)) return null;
  const bytes = Buffer.from(ticket, 'hex');
  const isOurs = timingSafeEqual(
    bytes.subarray(RANDOM_BYTES),
    tagOf(bytes.subarray(0, RANDOM_BYTES), siteSecret),
  );
  return isOurs ? createHash('sha256').update(ticket).digest('base64url') : null;
}

function tagOf(random: Buffer, siteSecret: string): Buffer {
  return keyedHash(siteSecret, 'vote-ticket:', random).subarray(0, TAG_BYTES);
}
