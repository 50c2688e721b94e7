// Decision record: docs/decisions/0021-scheduled-run-and-costs.md
import type { Log } from '../log';
import type { Clock } from '../time/clock';
import type { Meter } from '../usage/meter';
import type { UpkeepStore } from './upkeep-store';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Time (UTC) at which days of jobs begin, when few people are awake. */
const NIGHT_MS = 4 * HOUR_MS + 600_000;

/** Work that is due once an hour or once a day. A run has 30 s for everything. */
export interface Job {
  /** Name of its mark. */
  readonly name: string;
  readonly every: 'hour' | 'day';
  /** A job in steps resolves to `{ done: false }` until the last one, and the next run calls it again. */
  run(): Promise<{ readonly done: boolean }>;
}

/** Work that each run checks for. */
export interface Delivery {
  /** Keys that exist while work waits. */
  readonly keys: readonly string[];
  run(): Promise<unknown>;
}

export interface UpkeepParts {
  readonly store: UpkeepStore;
  readonly deliver: Delivery;
  /** Recorded on each run. */
  readonly record: () => Promise<unknown>;
  readonly jobs: readonly Job[];
  readonly meter: Meter;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
}

/**
 * One run of the site's upkeep, for a schedule that may miss runs, or let them overlap. The first run in a job's period does the
 * job, and the next one retries it after a failure. A failed job does not stop the others.
 */
export function createUpkeep(parts: UpkeepParts): () => Promise<void> {
  const { store, deliver, record, jobs, meter, clock, log } = parts;
  return async () => {
    const beganAt = clock.now();
    const periods = jobs.map(({ name, every }) => ({ name, since: beginningOf(every, beganAt) }));
    const { isWaiting, begun } = await store.begin(beganAt, periods, deliver.keys);
    const done: string[] = [];
    const faults: unknown[] = [];
    const attempt = async (name: string, work: () => Promise<boolean>) => {
      try {
        if (await work()) done.push(name);
      } catch (fault) {
        faults.push(fault);
        const kind = fault instanceof Error ? fault.name : typeof fault;
        log({ level: 'error', event: 'upkeep_failed', job: name, fault: kind });
      }
    };
    await Promise.all([
      attempt('deliver', async () => {
        if (isWaiting) await deliver.run();
        return true;
      }),
      attempt('record', async () => {
        await record();
        return false;
      }),
      ...jobs
        .filter(({ name }) => begun.includes(name))
        .map((job) => attempt(job.name, async () => (await job.run()).done)),
    ]);
    const endedAt = clock.now();
    meter.add({ calls: 1, ms: endedAt - beganAt });
    const used = meter.take();
    try {
      // The meter counts these as well.
      meter.add({ commands: -(await store.end(endedAt, done, used)) });
    } catch (fault) {
      meter.add(used);
      throw fault;
    }
    if (faults.length > 0) throw faults[0];
  };
}

function beginningOf(period: Job['every'], time: number): number {
  if (period === 'hour') return time - (time % HOUR_MS);
  return time - ((time - NIGHT_MS) % DAY_MS);
}
