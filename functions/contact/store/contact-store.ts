import { CONTACT_FIELDS } from '@/contract/contact-fields';
import type { ContactForm } from '@/contract/contact-requests';
import type { Database } from '../../core/database/database';
import type { KeptKeys } from '../../core/database/kept-keys';
import { toFlag, toOneOf } from '../../core/database/replies';
import { ADD_SCRIPT } from './contact-scripts';

/** Messages expire after 180 days. */
const KEPT_MS = 15_552_000_000;

/**
 * A message, as a hash: `receivedAt` and the form's fields. If messages are forwarded, it also has `delivery` (`waiting`,
 * `delivered`, `failed`), `deliveredAt` and the fields of every outbox. Once staff have changed it, it has `version`, `state`,
 * and perhaps `takenBy` and `answers` (JSON). Each answer's email has the answer's id, and lives as long as the message.
 */
export const messageKey = (id: string) => `contact:message:${id}`;
/** Ids by time of receipt, for lists. Ids of expired messages may stay for a while. */
export const MESSAGES_KEY = 'contact:messages';
/** Ids of answered messages, by time of receipt; the others are open. */
export const ANSWERED_KEY = 'contact:answered';
/** Staff who have a message open: `<time> <name>` by account id. It expires with the last one. */
export const viewersKey = (id: string) => `contact:viewers:${id}`;
/** Ids of messages to forward, by due time. */
export const OUTBOX_KEY = 'contact:outbox';
/** State of the forwarder, shared by all instances. */
export const FORWARDER_KEY = 'contact:forwarder';

/** Messages in backups: without the state of the forwarder, which is learned again. */
export const contactBackup: readonly KeptKeys[] = [
  {
    keys: messageKey('*'),
    type: 'hash',
    expires: { field: 'receivedAt', afterMs: KEPT_MS },
    counted: 'keys',
  },
  { keys: MESSAGES_KEY, type: 'zset', expires: true },
  { keys: ANSWERED_KEY, type: 'zset', expires: true },
  { keys: OUTBOX_KEY, type: 'zset', expires: true },
];

/** Maximum of stored messages: up to 16 kB each, 64 MB together. Beyond that, an admin must erase some. */
export const MOST_MESSAGES = 4_000;

interface ContactMessage {
  /** A UUID: the request's idempotency key, or else a new one. */
  readonly id: string;
  readonly form: ContactForm;
  /** Milliseconds since 1970, like all times here. */
  readonly receivedAt: number;
}

export type ContactStore = ReturnType<typeof createContactStore>;

/**
 * Contact messages in Redis; each method is one command, and rejects with `UnavailableError`, within a short time, when the
 * database is away.
 */
export function createContactStore(database: Database) {
  return {
    async has(id: string) {
      return toFlag(await database.send('EXISTS', messageKey(id)));
    },

    /**
     * Stores a message atomically. With `leaseUntil` it also enters the outbox, leased to the caller until then.
     * @returns `known`, without changes, when the id is taken; `full` beyond the maximum
     */
    async add({ id, form, receivedAt }: ContactMessage, leaseUntil: number | null) {
      const keys = [messageKey(id), MESSAGES_KEY, OUTBOX_KEY, ANSWERED_KEY];
      const fields = CONTACT_FIELDS.flatMap((field) => [field, form[field]]);
      const times = [receivedAt, KEPT_MS, receivedAt - KEPT_MS, leaseUntil ?? ''].map(String);
      const reply = await database.eval(ADD_SCRIPT, keys, [id, ...times, String(MOST_MESSAGES), ...fields]);
      return toOneOf(reply, ['stored', 'known', 'full']);
    },
  };
}
