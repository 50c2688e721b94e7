import type { KeptKeys } from '../../core/database/kept-keys';

export const applicationKeys = {
  /** Ids of applications to announce, by due time. */
  outbox: 'application:outbox',
  /** State of the chat's webhook, shared by all instances. */
  webhook: 'application:webhook',
  /** Ids of erased applications whose messages must be deleted from the chat, by due time. */
  retractions: 'application:retractions',
  /** Messages to delete there, as a hash: `messageIds` separated by spaces, and the fields of every outbox. */
  retraction: (id: string) => `application:retraction:${id}`,
  /** `<time> <id>`, all with score 0: in order of submission. Positions stay valid when applications are erased. */
  list: 'application:list',
  /** Applications by applicant, as JSON: `{ <id>: { position, state, decidedAt } }`, so that one read finds all obstacles. */
  applicants: 'application:applicants',
  open: 'application:open',
  /** Ids of undecided applications that were sent without an account. */
  openOfStrangers: 'application:open-of-strangers',
  /** Number of applications sent without an account on a day (UTC), such as `2026-05-25`. */
  strangersOn: (day: string) => `application:strangers:${day}`,
  /** Ids of decided or withdrawn applications, by the time of that, for their erasure. */
  decided: 'application:decided',
  /** Ids of deleted accounts that applications still name. */
  leavers: 'application:leavers',
  /**
   * An application, as a hash: `position`, `answers` (JSON), `guidelinesReadAt` (unless the position asks for no guidelines),
   * `state`, `note`, `submittedAt`, `updatedAt`, `applicant`, `userId` and `username` (only of an account), `keyHash`,
   * `announcement` and the fields of every outbox; `messageIds` of its messages in the chat, separated by spaces. Times in
   * milliseconds since 1970. A withdrawn application has no answers and no names.
   */
  record: (id: string) => `application:record:${id}`,
  /** Internal comments as JSON, oldest first. */
  comments: (id: string) => `application:comments:${id}`,
  /** The id of the application that was sent with a key, by the key's SHA-256. */
  sent: (keyHash: string) => `application:sent:${keyHash}`,
} as const;

/** Applications in backups: without the state of the chat's webhook, which is learned again. */
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
