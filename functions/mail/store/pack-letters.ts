import { emailKey } from '../../core/auth/account-keys';
import { keyedHash } from '../../core/auth/keyed-hash';
import { mailToken, mailTokenHash } from '../../core/auth/mail-token';
import { LEASE_MS } from '../../core/outbox/delivery';
import { type Letter, purposeOf } from '../letter';
import { mailKeys } from './mail-keys';

const HOUR_MS = 3_600_000;
/** Longer than anything is tried, so that a repeated script finds what the first run stored. */
const KEPT_MS = 48 * HOUR_MS;
/** Mails of one kind that strangers may order for one address within an hour. */
const MOST_AN_HOUR = 5;

/** How long the link of a mail counts, in milliseconds. */
export const VALID_MS = { reset: HOUR_MS / 2, verify: 24 * HOUR_MS } as const;

/** Mails as a script takes them: its last KEYS, and one of its ARGV for `storeLetters`. */
export interface PackedLetters {
  readonly keys: readonly string[];
  readonly json: string;
}

export const NO_LETTERS: PackedLetters = { keys: [], json: '[]' };

/** @param now milliseconds since 1970; from then on the caller has the lease to send them */
export function packLetters(letters: readonly Letter[], now: number, siteSecret: string): PackedLetters {
  if (letters.length === 0) return NO_LETTERS;
  const packed = letters.map((letter) => pack(letter, now, siteSecret));
  const keys = packed.flatMap(({ record, token, limit }) => [record, token, limit]);
  return {
    keys: [mailKeys.outbox, ...keys.filter((key) => key !== undefined)],
    json: JSON.stringify(packed),
  };
}

function pack(letter: Letter, now: number, siteSecret: string) {
  const { id, kind, to, when, details, nonce, limitedTo } = letter;
  const purpose = purposeOf(kind);
  const token = purpose && nonce && mailTokenHash(purpose, mailToken(purpose, nonce, siteSecret), siteSecret);
  return {
    id,
    kind,
    record: mailKeys.record(id),
    outbox: mailKeys.outbox,
    details,
    at: now,
    due: now + LEASE_MS,
    keptMs: KEPT_MS,
    to: to ?? undefined,
    when: when ?? undefined,
    nonce: nonce ?? undefined,
    token: token ? mailKeys.token(token) : undefined,
    validMs: purpose ? VALID_MS[purpose] : undefined,
    limit: limitedTo === null ? undefined : mailKeys.limit(kind, hashAddress(limitedTo, siteSecret)),
    most: MOST_AN_HOUR,
    windowMs: HOUR_MS,
  };
}

function hashAddress(email: string, siteSecret: string): string {
  return keyedHash(siteSecret, 'mail-limit:', emailKey(email)).toString('base64url');
}
