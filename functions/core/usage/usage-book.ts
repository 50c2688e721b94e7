import type { Clock } from '../time/clock';
import type { Meter } from './meter';
import { TELLING_COMMANDS, type UsageStore } from './usage-store';

/** Commands that a report stands for at least, which makes reports 1.5 % of all commands. */
const TELL_COMMANDS = 200;
/** Calls without a command that a report stands for at least: refused ones may be many, and must not cost commands. */
const TELL_CALLS = 4_000;

export interface UsageBook {
  /**
   * Counts a call, by the milliseconds until its response and whether a visitor's browser made it, and reports it if its turn has
   * come. Never rejects.
   */
  afterCall(ms: number, isView: boolean): Promise<void>;
}

/**
 * Reports the counts of one instance. A report costs three commands, and an instance may end at any time. So each call is reported
 * at once or never: with a chance of one in 200 for each command, and then in the place of all calls like it. Calls without a
 * command count with the next one. A month's counts are true on average, to about 3 % in a month of 300,000 commands, and calls
 * with many commands always count.
 * @param random from 0 to 1, without 1
 */
export function createUsageBook(
  store: Pick<UsageStore, 'add'>,
  meter: Meter,
  clock: Pick<Clock, 'now'>,
  random: () => number,
): UsageBook {
  return {
    async afterCall(ms, isView) {
      meter.add({ calls: 1, views: isView ? 1 : 0, ms });
      const { commands, calls } = meter.read();
      if (commands <= 0 && calls < TELL_CALLS) return;
      const chance = Math.min(1, Math.max(commands / TELL_COMMANDS, calls / TELL_CALLS));
      const used = meter.take();
      if (random() >= chance) return;
      const told = {
        commands: Math.round(used.commands / chance),
        calls: Math.round(used.calls / chance),
        views: Math.round(used.views / chance),
        ms: used.ms / chance,
      };
      try {
        await store.add(clock.now(), told);
        // The meter has counted these as well.
        meter.add({ commands: -TELLING_COMMANDS });
      } catch {
        meter.add(used);
      }
    },
  };
}
