import type { Clock } from '../time/clock';
import type { Meter } from './meter';
import { TELLING_COMMANDS, type UsageStore } from './usage-store';

/** A report costs three commands, so an instance reports rarely, or once it has counted this many commands. */
const TELL_EVERY_MS = 1_800_000;
const TELL_COMMANDS = 500;

export interface UsageBook {
  /**
   * Counts a call, by the milliseconds until its response, and reports the counts if that is due. Never rejects.
   * @param aside counted commands that do not justify a report on their own
   */
  afterCall(ms: number, aside?: number): Promise<void>;
}

/** Reports the counts of one instance. It reports after the first call, because many instances have no second one. */
export function createUsageBook(
  store: Pick<UsageStore, 'add'>,
  meter: Meter,
  clock: Pick<Clock, 'now'>,
): UsageBook {
  let toldAt = -Infinity;
  return {
    async afterCall(ms, aside = 0) {
      const now = clock.now();
      meter.add({ calls: 1, ms });
      const { commands } = meter.read();
      const isDue = commands >= TELL_COMMANDS || now - toldAt >= TELL_EVERY_MS;
      if (!isDue || commands <= aside) return;
      toldAt = now;
      const used = meter.take();
      try {
        await store.add(now, used);
        // The meter has counted these as well.
        meter.add({ commands: -TELLING_COMMANDS });
      } catch {
        meter.add(used);
      }
    },
  };
}
