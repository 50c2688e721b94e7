// Decision record: docs/decisions/0021-scheduled-run-and-costs.md
import type { Log } from '../log';
import type { Clock } from '../time/clock';
import type { Meter, Used } from '../usage/meter';
import type { UsageStore } from '../usage/usage-store';
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
  readonly usage: Pick<UsageStore, 'addCommands'>;
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
 * job, and the next one retries it after a failure. A failed job does not stop the others. A run that finds nothing to do besides
 * its record leaves no marks, and reports only its commands: calls and time follow with those of a later run.
 */
export function createUpkeep(parts: UpkeepParts): () => Promise<void> {
  const { store, usage, deliver, record, jobs, meter, clock, log } = parts;
  return async () => {
    const beganAt = clock.now();
    const periods = jobs.map(({ name, every }) => ({ name, since: beginningOf(every, beganAt) }));
    const { isDone, isWaiting } = await store.look(periods, deliver.keys);
    const { done: doneBefore, begun } = isDone
      ? { done: jobs.length, begun: [] }
      : await store.begin(beganAt, periods);
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
    const due = jobs.filter(({ name }) => begun.includes(name));
    await Promise.all([
      attempt('record', async () => {
        await record();
        return false;
      }),
      attempt('deliver', async () => {
        if (isWaiting) await deliver.run();
        return !isDone || isWaiting;
      }),
      ...due.map((job) => attempt(job.name, async () => (await job.run()).done)),
    ]);
    const doneNow = due.filter(({ name }) => done.includes(name)).length;
    const settled = !isDone && doneBefore + doneNow === jobs.length ? periods : null;
    const endedAt = clock.now();
    meter.add({ calls: 1, ms: endedAt - beganAt });
    const used = meter.take();
    try {
      // The meter counts these as well.
      const own = done.length > 0 ? await store.end(endedAt, done, used, settled) : await tellCommands(used);
      meter.add({ commands: -own });
    } catch (fault) {
      meter.add(used);
      throw fault;
    }
    if (faults.length > 0) throw faults[0];
  };

  async function tellCommands({ commands, ...others }: Used): Promise<number> {
    const own = await usage.addCommands(clock.now(), commands);
    meter.add(others);
    return own;
  }
}

function beginningOf(period: Job['every'], time: number): number {
  if (period === 'hour') return time - (time % HOUR_MS);
  return time - ((time - NIGHT_MS) % DAY_MS);
}
