import type { KeptKeys } from '../../core/database/kept-keys';

export const mailKeys = {
  outbox: 'mail:outbox',
  /** State of the email service, shared by all instances. */
  service: 'mail:service',
  /**
   * An email, as a hash: `kind`, `to`, `username`, `details` (JSON), `nonce` (of its link's token, or empty) and `writtenAt`,
   * which are erased once it is sent, `state`, and the fields of every outbox. It expires after two days.
   */
  record: (id: string) => `mail:record:${id}`,
  /** Recipient of the email with a link, by the hash of the link's token, as JSON: `userId`, `email` and `fingerprint`. */
  token: (hash: string) => `mail:token:${hash}`,
  /** Times of the latest emails of a kind that strangers could request for an address, by the keyed hash of it. */
  limit: (kind: string, addressHash: string) => `limit:mail:${kind}:${addressHash}`,
} as const;

/** Emails in backups: without the state of the service, which is learned again, and the limits' counts. */
export const mailBackup: readonly KeptKeys[] = [
  { keys: mailKeys.outbox, type: 'zset' },
  { keys: mailKeys.record('*'), type: 'hash', expires: true, counted: 'keys' },
  { keys: mailKeys.token('*'), type: 'string', expires: true },
];
