import { GIVE_UP_MS, pauseAfter } from '../core/outbox/backoff';
import type { ContactStore, ForwardMessage, LeasedMessage } from './contact-ports';
import type { Clock } from '../core/time/clock';

/** Longer than an attempt can take; when its instance dies, another may try after this. */
export const LEASE_MS = 30_000;

/** At a time, so that a burst of messages is no burst of calls. */
const BATCH = 5;
/** No new batch is begun after this: the platform ends a scheduled run after 30 s, and an attempt may take 10 s. */
const SWEEP_MS = 15_000;

/** What one run did: messages that were taken, that will be tried again, and that were given up. */
export interface SweepReport {
  readonly delivered: number;
  readonly postponed: number;
  readonly failed: number;
}

type Outcome = keyof SweepReport;

export interface DeliveryParts {
  readonly store: ContactStore;
  readonly forward: ForwardMessage;
  readonly clock: Clock;
}

/** Forwards stored messages. Each is taken at least once: should the store go away meanwhile, perhaps twice. */
export function createContactDelivery({ store, forward, clock }: DeliveryParts) {
  async function deliver(leased: LeasedMessage): Promise<Outcome> {
    try {
      await forward(leased);
    } catch {
      return postpone(leased);
    }
    await store.settle(leased.id, clock.now());
    return 'delivered';
  }

  async function postpone(leased: LeasedMessage): Promise<Outcome> {
    const now = clock.now();
    const isHopeless = now - (leased.failingSince ?? now) >= GIVE_UP_MS;
    await store.postpone(leased, now, isHopeless ? null : now + pauseAfter(leased.attempts + 1));
    return isHopeless ? 'failed' : 'postponed';
  }

  /** Forwards what is due, batch by batch, until nothing is left, the time is up or a whole batch has failed. */
  async function sweep(): Promise<SweepReport> {
    const report = { delivered: 0, postponed: 0, failed: 0 };
    const deadline = clock.now() + SWEEP_MS;
    while (clock.now() < deadline) {
      const now = clock.now();
      const batch = await store.lease(BATCH, now, now + LEASE_MS);
      const outcomes = await Promise.all(batch.map(deliver));
      for (const outcome of outcomes) report[outcome] += 1;
      if (batch.length < BATCH || !outcomes.includes('delivered')) break;
    }
    return report;
  }

  return { deliver, sweep };
}
