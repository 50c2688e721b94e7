import type { Database } from '../database/database';
import { toNumber } from '../database/replies';
import type { Log } from '../log';
import type { Clock } from '../time/clock';

/** Loading the database's client would block the instance, so the response goes out first. */
const ANSWERING_MS = 20;

export interface Leftovers {
  /** Resolves once to whether there are leftovers, a moment later; to false for further calls. Never rejects. */
  look(): Promise<boolean>;
  /** Delivers what is due. Never rejects. */
  deliver(): Promise<void>;
}

export interface LeftoversParts {
  readonly database: Pick<Database, 'send'>;
  /** Keys of the outboxes. Without any, no check is made. */
  readonly keys: readonly string[];
  readonly deliver: () => Promise<void>;
  readonly clock: Pick<Clock, 'wait'>;
  readonly log: Log;
}

/** Create it once per instance. */
export function createLeftovers({ database, keys, deliver, clock, log }: LeftoversParts): Leftovers {
  let hasLooked = keys.length === 0;
  return {
    async look() {
      if (hasLooked) return false;
      hasLooked = true;
      await clock.wait(ANSWERING_MS);
      // The scheduled run delivers leftovers that an instance misses while the database is away.
      const found = await database
        .send('EXISTS', ...keys)
        .then(toNumber)
        .catch(() => 0);
      return found > 0;
    },

    async deliver() {
      try {
        await deliver();
      } catch (fault) {
        const kind = fault instanceof Error ? fault.name : typeof fault;
        log({ level: 'error', event: 'delivery_failed', fault: kind });
      }
    },
  };
}
