import type { Database } from '../database/database';
import { toFlag, toList } from '../database/replies';
import { CLAIM_SCRIPT, DUE_SCRIPT, MARK_SCRIPT, RESCHEDULE_SCRIPT } from './outbox-scripts';

/** Where an outbox is stored, and in which words. */
export interface OutboxLayout<Item> {
  readonly keys: {
    /** A sorted set: ids by the time when they are due. */
    readonly outbox: string;
    /** A hash: what all instances know of the destination. */
    readonly destination: string;
    /** An item, as a hash. It may go at any time, and is not sent any more then. */
    readonly record: (id: string) => string;
  };
  /** The field of a record that holds the state of its delivery, and two of its values. */
  readonly state: { readonly field: string; readonly sent: string; readonly dead: string };
  /** The field of a record that is given the time of its last message; null for none. */
  readonly sentAt: string | null;
  /** Fields of a record that `read` gets, in this order; those that are missing are null. */
  readonly fields: readonly string[];
  /** Throws when a record is none that this site wrote. */
  readonly read: (id: string, values: readonly unknown[]) => Item;
}

/** An item that is the caller's alone to deliver, for the length of a lease. Times are milliseconds since 1970, as all here. */
export interface Claimed<Item> {
  readonly id: string;
  readonly item: Item;
  /** Grows with every claim: what an earlier claimant says no longer counts. */
  readonly claim: number;
  /** Messages that the destination has taken. */
  readonly sentParts: number;
  /** Failures since the last message that was taken. */
  readonly attempts: number;
  /** When the first of these was; null when there is none. */
  readonly failingSince: number | null;
}

/** What is due; while the destination pauses, nothing is, and `pausedUntil` tells how long. */
export interface Due {
  readonly ids: readonly string[];
  readonly pausedUntil: number;
}

export interface FailedAttempt {
  readonly failedAt: number;
  /** Null when the item is given up. */
  readonly retryAt: number | null;
  /** For an admin to read. */
  readonly reason: string;
  /** False for what is no failure, and makes no later pause longer. */
  readonly counts: boolean;
  /** Until when nobody may use the destination, and whether a resend ends that; null: others may. */
  readonly pause: { readonly until: number; readonly endsWithResend: boolean } | null;
}

/**
 * Items that wait to be delivered, each as one message or as several parts. Each method is one step that happens whole or not
 * at all; all reject with `UnavailableError`, within a short time, when the store is away. What adds an item to the outbox is the
 * script that stores it.
 */
export interface Outbox<Item> {
  /** Up to `count` items whose time has come, longest first. */
  due(now: number, count: number): Promise<Due>;
  /**
   * Takes a lease on an item that is due, or with `first` on one that nobody has claimed yet.
   * @returns null when another has it or there is none; during a pause of the destination, it is rescheduled to its end
   */
  claim(id: string, times: { now: number; until: number; first: boolean }): Promise<Claimed<Item> | null>;
  /**
   * The destination has taken the first `sentParts` of `parts` messages. May be repeated. With the last one the item leaves
   * the outbox; before, the lease is prolonged.
   * @returns whether the caller is to go on: false when it was the last, or another has the lease by now
   */
  mark(
    claimed: Claimed<Item>,
    progress: { sentParts: number; parts: number; now: number; until: number },
  ): Promise<boolean>;
  /** An attempt failed. An item that another has the lease of stays as it is; the destination's pause counts. */
  reschedule(claimed: Claimed<Item>, failed: FailedAttempt, parts: number): Promise<void>;
  /** Whether the latest attempt to deliver something failed. */
  isFailing(): Promise<boolean>;
}

/** An outbox in Redis; each method is one command. */
export function createOutbox<Item>(database: Database, layout: OutboxLayout<Item>): Outbox<Item> {
  const { keys, state, sentAt, fields, read } = layout;
  const keysOf = (id: string) => [keys.record(id), keys.outbox, keys.destination];

  async function decide(script: string, onKeys: string[], args: (string | number)[]): Promise<boolean> {
    return toFlag(await database.eval(script, onKeys, args.map(String)));
  }

  return {
    async due(now, count) {
      const reply = await database.eval(
        DUE_SCRIPT,
        [keys.outbox, keys.destination],
        [now, count].map(String),
      );
      const [pausedUntil, ids] = toList(reply);
      return { pausedUntil: Number(pausedUntil), ids: toList(ids).map(String) };
    },

    async claim(id, { now, until, first }) {
      const wanted = ['sentParts', 'attempts', 'failingSince', ...fields];
      const args = [id, String(now), String(until), first ? '1' : '', ...wanted];
      const reply = await database.eval(CLAIM_SCRIPT, keysOf(id), args);
      if (reply === 0) return null;
      const [claim, values] = toList(reply);
      const [sentParts, attempts, failingSince, ...own] = toList(values);
      return {
        id,
        item: read(id, own),
        claim: Number(claim),
        sentParts: Number(sentParts ?? 0),
        attempts: Number(attempts ?? 0),
        failingSince: failingSince === null || failingSince === undefined ? null : Number(failingSince),
      };
    },

    mark({ id, claim }, { sentParts, parts, now, until }) {
      const ending = [state.field, state.sent, now, sentAt ?? ''];
      return decide(MARK_SCRIPT, keysOf(id), [id, claim, sentParts, parts, until, ...ending]);
    },

    async reschedule({ id, claim }, { failedAt, retryAt, reason, counts, pause }, parts) {
      const own = [id, claim, failedAt, retryAt ?? '', reason, counts ? 1 : 0, parts];
      const shared = [pause?.until ?? '', pause?.endsWithResend ? 1 : 0];
      await decide(RESCHEDULE_SCRIPT, keysOf(id), [...own, ...shared, state.field, state.dead]);
    },

    isFailing: () => decide(`return redis.call('HEXISTS', KEYS[1], 'failingSince')`, [keys.destination], []),
  };
}
