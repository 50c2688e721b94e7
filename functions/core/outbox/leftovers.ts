import type { Database } from '../database/database';
import type { Log } from '../log';
import type { Clock } from '../time/clock';

/** The database's client may have to be loaded, which nothing else of the instance can go on beside: the answer goes out first. */
const ANSWERING_MS = 20;

interface Look {
  readonly isSomethingLeft: boolean;
  /** Database commands that it has cost. */
  readonly commands: number;
}

const NO_LOOK: Look = { isSomethingLeft: false, commands: 0 };

/** What is left in outboxes when an instance starts. */
export interface Leftovers {
  /** Looks whether something is, once, a moment later; ever after nothing is left. Never rejects. */
  look(): Promise<Look>;
  /** Delivers what is due. Never rejects. */
  deliver(): Promise<void>;
}

export interface LeftoversParts {
  readonly database: Pick<Database, 'exists'>;
  /** Of the outboxes. Where there are none, nobody looks. */
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
      if (hasLooked) return NO_LOOK;
      hasLooked = true;
      await clock.wait(ANSWERING_MS);
      // What an instance does not see because the database is away is still the schedule's.
      const found = await database.exists(keys).catch(() => 0);
      return { isSomethingLeft: found > 0, commands: 1 };
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
