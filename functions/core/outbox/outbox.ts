import type { Database } from '../database/database';
import { readEach } from '../database/read-each';
import { toFlag, toList, toNumber } from '../database/replies';
import { CLAIM_SCRIPT, DUE_SCRIPT, MARK_SCRIPT, RESCHEDULE_SCRIPT } from './outbox-scripts';

export interface OutboxLayout<Item> {
  readonly keys: {
    /** A sorted set: ids by due time. */
    readonly outbox: string;
    /** A hash: the destination's state, shared by all instances. */
    readonly destination: string;
    /** A hash: one item. It may be deleted, or marked by a field `erased`, at any time; it is not sent then. */
    readonly record: (id: string) => string;
  };
  /** The record's field with the state of its delivery, and two of its values. */
  readonly state: { readonly field: string; readonly sent: string; readonly dead: string };
  /** The record's field for the time of the last message; null for none. */
  readonly sentAt: string | null;
  /** The record's field for the receipts of its messages, separated by spaces; null for none. */
  readonly receipts: string | null;
  /** The record's fields that are erased once the item is sent completely. */
  readonly shed?: readonly string[];
  /** The record's fields that `read` gets, in this order; missing ones are null. */
  readonly fields: readonly string[];
  /** Throws `DatabaseError` for a record in an unknown format. */
  readonly read: (id: string, values: readonly unknown[]) => Item;
}

/** An item leased to the caller. All times are milliseconds since 1970. */
export interface Claimed<Item> {
  readonly id: string;
  /** Null for an unreadable record. */
  readonly item: Item | null;
  /** Grows with every claim, so that an earlier claimant cannot reschedule the item. */
  readonly claim: number;
  /** Messages that the destination has taken. */
  readonly sentParts: number;
  /** Failures since the last message that was taken. */
  readonly attempts: number;
  /** Time of the first of these failures; null without any. */
  readonly failingSince: number | null;
}

/** Reason why an item cannot be claimed: its destination pauses. */
export interface Paused {
  /** Milliseconds since 1970. */
  readonly pausedUntil: number;
}

export interface FailedAttempt {
  readonly failedAt: number;
  /** Null when the item is given up. */
  readonly retryAt: number | null;
  /** Shown to admins. */
  readonly reason: string;
  /** False for a rate limit, which does not lengthen later pauses. */
  readonly counts: boolean;
  /** A pause of the destination for all items, and whether a resend ends it; null for none. */
  readonly pause: { readonly until: number; readonly endsWithResend: boolean } | null;
}

/** A time, and the end of a lease that begins then. */
interface Lease {
  readonly now: number;
  readonly until: number;
}

/** Messages of an item that the destination has taken. */
interface Progress {
  readonly sentParts: number;
  readonly parts: number;
  readonly receipt?: string | undefined;
}

export type Outbox<Item> = ReturnType<typeof createOutbox<Item>>;

/**
 * Items in Redis that wait to be delivered, each as one or several messages. Each method is one command, and rejects with
 * `UnavailableError` within a short time when the database is away. The script that stores an item also adds it here.
 */
export function createOutbox<Item>(database: Database, layout: OutboxLayout<Item>) {
  const { keys, state, sentAt, receipts, shed = [], fields, read } = layout;
  const keysOf = (id: string) => [keys.record(id), keys.outbox, keys.destination];

  async function decide(script: string, onKeys: string[], args: (string | number)[]): Promise<boolean> {
    return toFlag(await database.eval(script, onKeys, args.map(String)));
  }

  return {
    /** Returns up to `count` items that are due, the longest due first; none until `pausedUntil` while the destination pauses. */
    async due(now: number, count: number) {
      const reply = await database.eval(
        DUE_SCRIPT,
        [keys.outbox, keys.destination],
        [now, count].map(String),
      );
      const [pausedUntil, ids] = toList(reply);
      return { pausedUntil: Number(pausedUntil), ids: toList(ids).map(String) };
    },

    /**
     * Leases an item that is due, or that the caller already holds. `held` is the number of claims for which the caller holds the
     * lease, 0 after storing the item; null for none. During a pause of the destination the item is rescheduled to the pause's
     * end.
     * @returns null when the item cannot be claimed
     */
    async claim(
      id: string,
      { now, until, held }: Lease & { held: number | null },
    ): Promise<Claimed<Item> | Paused | null> {
      const wanted = ['sentParts', 'attempts', 'failingSince', ...fields];
      const args = [id, now, until, held ?? '', ...wanted].map(String);
      const reply = await database.eval(CLAIM_SCRIPT, keysOf(id), args);
      if (reply === 0) return null;
      const [claim, values] = toList(reply);
      if (values === undefined) return { pausedUntil: Number(claim) };
      const [sentParts, attempts, failingSince, ...own] = toList(values);
      const [item = null] = readEach(
        keys.record('*'),
        [own],
        (record) => read(id, record),
        () => id,
      );
      return {
        id,
        item,
        claim: Number(claim),
        sentParts: Number(sentParts ?? 0),
        attempts: Number(attempts ?? 0),
        failingSince: failingSince === null || failingSince === undefined ? null : Number(failingSince),
      };
    },

    /**
     * Records that the destination has taken the first `sentParts` of `parts` messages, the last of them with a receipt.
     * Idempotent. Extends the lease, or removes the item from the outbox after the last message.
     * @returns `goes_on` while messages are left and the caller still has the lease; `erased` when the item is gone
     */
    async mark(
      { id, claim }: Claimed<Item>,
      { sentParts, parts, now, until, receipt }: Lease & Progress,
    ): Promise<'goes_on' | 'ends' | 'erased'> {
      const ending = [state.field, state.sent, now, sentAt ?? '', receipts ?? '', receipt ?? '', ...shed];
      const args = [id, claim, sentParts, parts, until, ...ending];
      const reply = toNumber(await database.eval(MARK_SCRIPT, keysOf(id), args.map(String)));
      return reply === 1 ? 'goes_on' : reply === 0 ? 'ends' : 'erased';
    },

    /** Records a failed attempt. Without the lease, only the destination's state changes. */
    async reschedule({ id, claim }: Claimed<Item>, failed: FailedAttempt, parts: number) {
      const { failedAt, retryAt, reason, counts, pause } = failed;
      const own = [id, claim, failedAt, retryAt ?? '', reason, counts ? 1 : 0, parts];
      const shared = [pause?.until ?? '', pause?.endsWithResend ? 1 : 0];
      await decide(RESCHEDULE_SCRIPT, keysOf(id), [...own, ...shared, state.field, state.dead]);
    },
  };
}
