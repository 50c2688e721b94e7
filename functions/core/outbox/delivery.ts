// Decision record: docs/decisions/0015-outbox-and-applications.md
import type { DeliveryFailure } from '@/contract/delivery-failures';
import { UnavailableError } from '../errors/unavailable-error';
import type { Clock } from '../time/clock';
import type { Claimed, FailedAttempt, Outbox } from './outbox';
import type { Post } from './post';
import { planRetry } from './retry';
import { createSecondTries, type SecondTries } from './second-tries';

/** Longer than a call and its mark can take, and than any pause within a run. Once it expires, another instance may go on. */
export const LEASE_MS = 30_000;

/** No call of a sweep starts after this: the platform ends a scheduled run after 30 s, and a call may take 10 s. */
const RUN_MS = 15_000;
/** No call starts after this in the run that stored the item, which the platform ends after 60 s. */
const FIRST_RUN_MS = 35_000;
/** A run ends after this many failures in a row; a single one may be the item's own fault. */
const MOST_FAILURES = 2;
/** A mark is retried, so that a short outage of the database does not send a message twice. */
const MARK_TRIES = 3;
const MARK_PAUSE_MS = 500;

/** Counts of one run: items that were sent completely, rescheduled after a failure, and given up. */
export interface DeliveryReport {
  readonly sent: number;
  readonly postponed: number;
  readonly dead: number;
}

/** `limited`: the destination is rate limited. `left`: another instance has the lease, or the run's time was up. */
type Ending = keyof DeliveryReport | 'limited' | 'left';

/** Result of an attempt, and time of the next one in the same run; null for none. */
interface Attempt {
  readonly ending: Ending;
  readonly again: number | null;
}

export interface DeliveryOptions<Item, Message> {
  readonly outbox: Outbox<Item>;
  /** The messages of an item in the order to send them. Must be deterministic. */
  readonly partsOf: (item: Item) => readonly Message[];
  readonly post: Post<Message>;
  readonly clock: Clock;
  /** Called with the receipt of a message that was taken while its item was erased. */
  readonly takeBack?: (id: string, receipt: string) => Promise<void>;
  /** Items that a run sends at the same time; 1 by default. */
  readonly concurrency?: number;
}

export type Delivery = ReturnType<typeof createDelivery>;

/**
 * Delivers the items of an outbox, message by message. Each message is sent at least once, and twice only when the destination's
 * response or the mark after it was lost.
 */
export function createDelivery<Item, Message>(options: DeliveryOptions<Item, Message>) {
  const { outbox, partsOf, post, clock, takeBack, concurrency = 1 } = options;

  const claim = (id: string, held: number | null) => {
    const now = clock.now();
    return outbox.claim(id, { now, until: now + LEASE_MS, held });
  };

  async function mark(claimed: Claimed<Item>, sentParts: number, parts: number, receipt?: string) {
    for (let tries = 1; ; tries += 1) {
      try {
        const now = clock.now();
        return await outbox.mark(claimed, { sentParts, parts, now, until: now + LEASE_MS, receipt });
      } catch (error) {
        if (!(error instanceof UnavailableError) || tries === MARK_TRIES) throw error;
        await clock.wait(MARK_PAUSE_MS);
      }
    }
  }

  async function send(
    claimed: Claimed<Item>,
    deadline: number,
    secondTries: SecondTries | null = null,
  ): Promise<Attempt> {
    if (claimed.item === null) {
      await outbox.reschedule(claimed, { ...UNREADABLE, failedAt: clock.now() }, claimed.sentParts);
      return { ending: 'dead', again: null };
    }
    const messages = partsOf(claimed.item);
    const count = messages.length;
    for (let sent = claimed.sentParts; sent < count; sent += 1) {
      const message = messages[sent];
      if (message === undefined || clock.now() >= deadline) return LEFT;
      const outcome = await post(message);
      if (outcome.kind !== 'taken') {
        const progress = sent > claimed.sentParts ? NO_FAILURES : claimed;
        const now = clock.now();
        const failed = planRetry(outcome, progress, now);
        const { retryAt, pause } = failed;
        const again = retryAt === null ? null : (secondTries?.next(now, pause?.until) ?? null);
        // Other instances wait until this run has tried again.
        const keepsLease = again !== null && pause === null;
        await outbox.reschedule(claimed, keepsLease ? { ...failed, retryAt: now + LEASE_MS } : failed, count);
        if (retryAt === null) return { ending: 'dead', again };
        return { ending: pause ? 'limited' : 'postponed', again };
      }
      const { receipt } = outcome;
      const marked = await mark(claimed, sent + 1, count, receipt);
      if (marked === 'erased' && receipt !== undefined) await takeBack?.(claimed.id, receipt);
      if (marked !== 'goes_on' && sent + 1 < count) return LEFT;
    }
    // The owner has edited the content in the meantime, and fewer messages remain than were sent.
    if (claimed.sentParts >= count) await mark(claimed, count, count);
    return { ending: 'sent', again: null };
  }

  async function attempt(id: string, deadline: number): Promise<Ending> {
    const claimed = await claim(id, null);
    if (claimed === null || 'pausedUntil' in claimed) return 'left';
    return (await send(claimed, deadline)).ending;
  }

  /**
   * Returns the items that have been due for longest, without those that failed in this run. Waits for the end of a short pause.
   */
  async function nextDue(deadline: number, failed: ReadonlySet<string>): Promise<readonly string[]> {
    for (;;) {
      const { ids, pausedUntil } = await outbox.due(clock.now(), failed.size + concurrency);
      const pause = pausedUntil - clock.now();
      if (pause <= 0) return ids.filter((id) => !failed.has(id)).slice(0, concurrency);
      if (clock.now() + pause >= deadline) return [];
      await clock.wait(pause);
    }
  }

  return {
    /**
     * Makes the first attempts, for the holder of the lease that the item was stored with: at once, and after temporary failures
     * again after 5 and 20 s, unless the destination pauses then. Never rejects.
     */
    async deliver(id: string) {
      const beganAt = clock.now();
      const deadline = beganAt + FIRST_RUN_MS;
      const secondTries = createSecondTries(deadline);
      try {
        for (let claims = 0, again: number | null = beganAt; again !== null;) {
          const wait = again - clock.now();
          if (wait > 0) await clock.wait(wait);
          const claimed = await claim(id, claims);
          if (claimed === null) return;
          if ('pausedUntil' in claimed) {
            again = secondTries.next(clock.now(), claimed.pausedUntil);
          } else {
            claims = claimed.claim;
            ({ again } = await send(claimed, deadline, secondTries));
          }
        }
      } catch {
        // The item is stored, so the next sweep continues.
      }
    },

    /** Delivers the items that are due. Runs may overlap. Rejects with `UnavailableError`. */
    async sweep(): Promise<DeliveryReport> {
      const report = { sent: 0, postponed: 0, dead: 0 };
      const deadline = clock.now() + RUN_MS;
      const failed = new Set<string>();
      let failuresInARow = 0;
      while (clock.now() < deadline && failuresInARow < MOST_FAILURES) {
        const ids = await nextDue(deadline, failed);
        if (ids.length === 0) break;
        const endings = await allEnded(ids.map((id) => attempt(id, deadline)));
        for (const [index, ending] of endings.entries()) {
          if (ending !== 'limited' && ending !== 'left') report[ending] += 1;
          if (ending === 'postponed') failed.add(ids[index] ?? '');
        }
        const failures = endings.filter((ending) => ending === 'postponed').length;
        failuresInARow = endings.includes('sent') ? 0 : failuresInARow + failures;
      }
      return report;
    },
  };
}

const LEFT: Attempt = { ending: 'left', again: null };

/** Given up at once: an unreadable item stays first in the outbox and would block all others. */
const UNREADABLE: Omit<FailedAttempt, 'failedAt'> = {
  retryAt: null,
  reason: 'unreadable' satisfies DeliveryFailure,
  counts: false,
  pause: null,
};

/** Failures are counted since the last message that was taken. */
const NO_FAILURES = { attempts: 0, failingSince: null };

/** Like `Promise.all`, but rejects only once all promises have settled, so that no call is cut off. */
export async function allEnded<const Work extends readonly Promise<unknown>[]>(
  work: Work,
): Promise<{ -readonly [Index in keyof Work]: Awaited<Work[Index]> }> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
