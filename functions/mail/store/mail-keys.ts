import type { KeptKeys } from '../../core/database/kept-keys';

export const mailKeys = {
  /** Ids of mails to send, by due time. */
  outbox: 'mail:outbox',
  /** State of the mail service, shared by all instances. */
  service: 'mail:service',
  /**
   * A mail, as a hash: `kind`, `to`, `username`, `details` (JSON), `nonce` (of its link's token, or empty) and
   * `writtenAt`, which are erased once it is sent, `state`, and the fields of every outbox. It expires after two days.
   */
  record: (id: string) => `mail:record:${id}`,
  /** Whom the link of a mail is for, by the hash of its token, as JSON: `userId`, `email` and `fingerprint`. */
  token: (hash: string) => `mail:token:${hash}`,
  /** Times of the latest mails of a kind that strangers could order for an address, by the keyed hash of it. */
  limit: (kind: string, addressHash: string) => `limit:mail:${kind}:${addressHash}`,
} as const;

/** Mails as backups have them: without the state of the service, which is learned anew, and what limits counted. */
export const mailBackup: readonly KeptKeys[] = [
  { keys: mailKeys.outbox, type: 'zset' },
  { keys: mailKeys.record('*'), type: 'hash', expires: true, counted: 'keys' },
  { keys: mailKeys.token('*'), type: 'string', expires: true },
];
