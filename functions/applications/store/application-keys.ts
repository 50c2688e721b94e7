import type { KeptKeys } from '../../core/database/kept-keys';

export const applicationKeys = {
  /** Ids of applications to announce, by due time. */
  outbox: 'application:outbox',
  /** State of the chat's webhook, shared by all instances. */
  webhook: 'application:webhook',
  /** Ids of erased applications whose messages in the chat are to be deleted, by due time. */
  retractions: 'application:retractions',
  /** What to delete there, as a hash: `messageIds` with spaces between them, and the fields of every outbox. */
  retraction: (id: string) => `application:retraction:${id}`,
  /** `<time> <id>`, all with score 0: in the order of submission, and a position stays one when applications go. */
  list: 'application:list',
  /** By applicant, as JSON: `{ <id>: { position, state, decidedAt } }`, so that one look tells what stands in the way. */
  applicants: 'application:applicants',
  /** Ids of those that wait for a decision. */
  open: 'application:open',
  /** Those among them that were sent without an account. */
  openOfStrangers: 'application:open-of-strangers',
  /** How many were sent without an account on a day (UTC), such as `2026-05-25`. */
  strangersOn: (day: string) => `application:strangers:${day}`,
  /** Ids of those that were decided or withdrawn, by the time of that, to erase them in the end. */
  decided: 'application:decided',
  /** Ids of accounts that are gone and whose applications still name them. */
  leavers: 'application:leavers',
  /**
   * An application, as a hash: `position`, `answers` (JSON), `guidelinesReadAt` (unless the position asks for no guidelines), `state`, `note`, `submittedAt`,
   * `updatedAt`, `applicant`, `userId` and `username` (only of an account), `keyHash`, `announcement` and the fields of
   * every outbox; `messageIds` of its messages in the chat, with spaces between them. Times in milliseconds since 1970. What is withdrawn has no answers and no names any more.
   */
  record: (id: string) => `application:record:${id}`,
  /** Internal comments as JSON, oldest first. */
  comments: (id: string) => `application:comments:${id}`,
  /** The id of the application that was sent with a key, by the key's SHA-256. */
  sent: (keyHash: string) => `application:sent:${keyHash}`,
} as const;

/** Applications as backups have them: without the state of the chat's webhook, which is learned anew. */
export const applicationBackup: readonly KeptKeys[] = [
  { keys: applicationKeys.outbox, type: 'zset' },
  { keys: applicationKeys.retractions, type: 'zset' },
  { keys: applicationKeys.retraction('*'), type: 'hash', expires: true },
  { keys: applicationKeys.list, type: 'zset' },
  { keys: applicationKeys.applicants, type: 'hash' },
  { keys: applicationKeys.open, type: 'set' },
  { keys: applicationKeys.openOfStrangers, type: 'set' },
  { keys: applicationKeys.strangersOn('*'), type: 'string', expires: true },
  { keys: applicationKeys.decided, type: 'zset' },
  { keys: applicationKeys.leavers, type: 'set' },
  { keys: applicationKeys.record('*'), type: 'hash', counted: 'keys' },
  { keys: applicationKeys.comments('*'), type: 'list' },
  { keys: applicationKeys.sent('*'), type: 'string', expires: true },
];
