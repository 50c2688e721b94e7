import { emailKey } from '../../core/auth/account-keys';
import { keyedHash } from '../../core/auth/keyed-hash';
import { mailToken, mailTokenHash } from '../../core/auth/mail-token';
import { LEASE_MS } from '../../core/outbox/delivery';
import { type NewEmail, purposeOf } from '../new-email';
import { mailKeys } from './mail-keys';

const HOUR_MS = 3_600_000;
/** Longer than all attempts take, so that a repeated script finds the first run's record. */
const KEPT_MS = 48 * HOUR_MS;
/** Emails of one kind that strangers may request for one address within an hour. */
const MOST_AN_HOUR = 5;

/** Validity of an email's link, in milliseconds. */
export const VALID_MS = { reset: HOUR_MS / 2, verify: 24 * HOUR_MS } as const;

/** Emails for a script: its last KEYS, and one of its ARGV for `storeEmails`. */
export interface PackedEmails {
  readonly keys: readonly string[];
  readonly json: string;
}

export const NO_EMAILS: PackedEmails = { keys: [], json: '[]' };

/** @param now milliseconds since 1970; from then on the caller has the lease to send them */
export function packEmails(queued: readonly NewEmail[], now: number, siteSecret: string): PackedEmails {
  if (queued.length === 0) return NO_EMAILS;
  const packed = queued.map((email) => pack(email, now, siteSecret));
  const keys = packed.flatMap(({ record, token, limit }) => [record, token, limit]);
  return {
    keys: [mailKeys.outbox, ...keys.filter((key) => key !== undefined)],
    json: JSON.stringify(packed),
  };
}

function pack(email: NewEmail, now: number, siteSecret: string) {
  const { id, kind, to, when, details, nonce, limitedTo } = email;
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
