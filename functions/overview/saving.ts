import type { Purge, SavingsDesk } from '../content';
import type { Log } from '../core/log';
import type { Clock } from '../core/time/clock';
import type { UsageStore } from '../core/usage/usage-store';
import { isNearlyOver, usageOf } from './usage';

export interface SavingParts {
  readonly desk: SavingsDesk;
  readonly usage: Pick<UsageStore, 'read'>;
  /** Makes this instance read the content again, which has the savings. */
  readonly forget: () => void;
  readonly purge: Purge;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
}

export type Saving = ReturnType<typeof createSaving>;

/** Lets the site do without some of itself, to stay within the free plans: by an admin's word, or by itself. */
export function createSaving({ desk, usage, forget, purge, clock, log }: SavingParts) {
  const publish = async () => {
    forget();
    await purge();
  };
  return {
    get: desk.get,
    put: desk.put,
    /** Publishes a change. Never rejects. */
    publish,

    /** Does without everything once a plan is nearly used up, and takes that back in the next month. */
    async follow(): Promise<void> {
      const hasChanged = await desk.follow(async () => isNearlyOver(await usageOf(usage, clock)));
      if (!hasChanged) return;
      log({ level: 'warn', event: 'savings_changed' });
      await publish();
    },
  };
}
