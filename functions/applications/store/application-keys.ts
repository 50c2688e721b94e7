/** Ids of applications to announce, by due time. */
const OUTBOX_KEY = 'application:outbox';
/** `<time> <id>`, all with score 0: in the order of submission, and a position stays one when applications go. */
const LIST_KEY = 'application:list';
/** By applicant, as JSON: `{ <id>: { position, state, decidedAt } }`, so that one look tells what stands in the way. */
const APPLICANTS_KEY = 'application:applicants';
/** Ids of those that wait for a decision. */
const OPEN_KEY = 'application:open';
/** Ids of those that were decided, by the time of that, to erase them in the end. */
const DECIDED_KEY = 'application:decided';
/** Ids of accounts that are gone and whose applications still name them. */
const LEAVERS_KEY = 'application:leavers';

export const applicationKeys = {
  outbox: OUTBOX_KEY,
  list: LIST_KEY,
  applicants: APPLICANTS_KEY,
  open: OPEN_KEY,
  decided: DECIDED_KEY,
  leavers: LEAVERS_KEY,
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
