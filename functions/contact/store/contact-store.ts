import type { ContactStore, LeasedMessage } from '../contact-ports';
import { ADD_SCRIPT, LEASE_SCRIPT, POSTPONE_SCRIPT, READ_SCRIPT, SETTLE_SCRIPT } from './contact-scripts';
import type { Database } from '../../core/database/database';
import { toFlag, toList } from '../../core/database/replies';

/** Messages are erased after 180 days, and sooner when an admin does. */
const KEPT_MS = 15_552_000_000;

/**
 * A message, as a hash: `receivedAt`, `email`, `subject`, `message`; when there is somewhere to forward it to, also
 * `delivery` (`waiting`, `delivered`, `failed`), `attempts`, `failingSince` and `deliveredAt`.
 */
export const messageKey = (id: string) => `contact:message:${id}`;
/** Ids by the time of receipt, to list messages; those of erased ones may stay a while. */
export const MESSAGES_KEY = 'contact:messages';
/** Ids of messages to forward, by the time when that is due. Who forwards one sets its time to the end of a lease. */
export const OUTBOX_KEY = 'contact:outbox';

/** Contact messages in Redis; each method is one command, `lease` two. */
export function createContactStore(database: Database): ContactStore {
  async function run(script: string, keys: string[], args: (string | number)[] = []): Promise<boolean> {
    return toFlag(await database.eval(script, keys, args.map(String)));
  }

  async function list(script: string, keys: string[], args: number[] = []): Promise<unknown[]> {
    return toList(await database.eval(script, keys, args.map(String)));
  }

  const settle = async (id: string, deliveredAt: number) => {
    await run(SETTLE_SCRIPT, [messageKey(id), OUTBOX_KEY], [id, deliveredAt]);
  };

  return {
    has: (id) => run(`return redis.call('EXISTS', KEYS[1])`, [messageKey(id)]),

    add({ id, email, subject, message, receivedAt }, leaseUntil) {
      const keys = [messageKey(id), MESSAGES_KEY, OUTBOX_KEY];
      const times = [receivedAt, KEPT_MS, receivedAt - KEPT_MS, leaseUntil ?? ''];
      return run(ADD_SCRIPT, keys, [id, ...times, email, subject, message]);
    },

    async lease(count, now, until) {
      const ids = (await list(LEASE_SCRIPT, [OUTBOX_KEY], [now, until, count])).map(String);
      if (ids.length === 0) return [];
      const found = await list(READ_SCRIPT, ids.map(messageKey));
      const messages = ids.map((id, index) => toLeased(id, found[index], until));
      // Erased while they waited: the outbox forgets them too.
      await Promise.all(ids.filter((_id, index) => messages[index] === null).map((id) => settle(id, now)));
      return messages.filter((message) => message !== null);
    },

    settle,

    async postpone({ id, leasedUntil }, failedAt, retryAt) {
      const keys = [messageKey(id), OUTBOX_KEY];
      await run(POSTPONE_SCRIPT, keys, [id, leasedUntil, failedAt, retryAt ?? '']);
    },
  };
}

function toLeased(id: string, fields: unknown, leasedUntil: number): LeasedMessage | null {
  if (!Array.isArray(fields)) return null;
  const [email, subject, message, attempts, failingSince]: unknown[] = fields;
  if (typeof email !== 'string' || typeof subject !== 'string' || typeof message !== 'string') return null;
  return {
    id,
    email,
    subject,
    message,
    attempts: Number(attempts ?? 0),
    failingSince: failingSince === null || failingSince === undefined ? null : Number(failingSince),
    leasedUntil,
  };
}
