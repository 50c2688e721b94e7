export const applicationKeys = {
  /** Ids of applications to announce, by due time. */
  outbox: 'application:outbox',
  /** `<time> <id>`, all with score 0: in the order of submission, and a position stays one when applications go. */
  list: 'application:list',
  /** By applicant, as JSON: `{ <id>: { position, state, decidedAt } }`, so that one look tells what stands in the way. */
  applicants: 'application:applicants',
  /** Ids of those that wait for a decision. */
  open: 'application:open',
  /** Ids of those that were decided, by the time of that, to erase them in the end. */
  decided: 'application:decided',
  /** Ids of accounts that are gone and whose applications still name them. */
  leavers: 'application:leavers',
  /**
   * An application, as a hash: `position`, `answers` (JSON), `guidelinesReadAt`, `state`, `note`, `submittedAt`,
   * `updatedAt`, `applicant`, `userId` and `username` (only of an account), `keyHash`, `announcement` and the fields of
   * every outbox. Times in milliseconds since 1970.
   */
  record: (id: string) => `application:record:${id}`,
  /** Internal comments as JSON, oldest first. */
  comments: (id: string) => `application:comments:${id}`,
  /** The id of the application that was sent with a key, by the key's SHA-256. */
  sent: (keyHash: string) => `application:sent:${keyHash}`,
} as const;
