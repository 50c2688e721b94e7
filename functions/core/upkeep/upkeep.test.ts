import { engines, serve } from '../../../local/data-service/test-engines';
import { FakeClock } from '../../../test/support/server/fake-clock';
import { openDatabase } from '../database/database';
import type { LogEntry } from '../log';
import { createMeter } from '../usage/meter';
import { createUsageStore } from '../usage/usage-store';
import { createUpkeep, type Job } from './upkeep';
import { createUpkeepStore } from './upkeep-store';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe.each(engines)('the upkeep on the %s engine', (_kind, openEngine) => {
  let service: Awaited<ReturnType<typeof serve>>;
  let clock: FakeClock;
  let done: string[];
  let lines: LogEntry[];
  beforeAll(async () => {
    service = await serve(openEngine);
  });
  beforeEach(async () => {
    await service.redis.flushdb();
    [clock, done, lines] = [new FakeClock(), [], []];
  });
  afterAll(() => service.close());

  const works = (name: string) => async () => {
    done.push(name);
    return { done: true };
  };
  /** Returns a run of another instance. */
  const run = (jobs: Partial<Record<string, Job['run']>> = {}, record = works('record')) =>
    createUpkeep({
      store: createUpkeepStore(openDatabase(service, 5_000)),
      usage: createUsageStore(openDatabase(service, 5_000)),
      deliver: { keys: ['outbox', 'other outbox'], run: works('deliver') },
      record,
      jobs: [
        { name: 'hourly', every: 'hour', run: jobs['hourly'] ?? works('hourly') },
        { name: 'nightly', every: 'day', run: jobs['nightly'] ?? works('nightly') },
      ],
      meter: createMeter(),
      clock,
      log: (entry) => lines.push(entry),
    })();
  /** Returns the jobs that runs do within this time, one run in ten minutes. */
  const after = async (milliseconds: number, step = 10 * MINUTE) => {
    done = [];
    for (let passed = 0; passed < milliseconds; passed += step) {
      clock.advance(step);
      await run();
    }
    return Object.fromEntries(
      [...Map.groupBy(done, (name) => name)].map(([name, all]) => [name, all.length]),
    );
  };
  const marks = async () => (await service.redis.hgetall<Record<string, unknown>>('site:upkeep')) ?? {};

  test('a day of runs does hourly work 24 times, nightly work once, and delivers only what waits', async () => {
    await run();
    expect(done.toSorted()).toEqual(['hourly', 'nightly', 'record']);
    expect(await after(24 * HOUR)).toEqual({ record: 144, hourly: 24, nightly: 1 });
    await service.redis.zadd('other outbox', { score: 1, member: 'a' });
    expect(await after(10 * MINUTE)).toEqual({ record: 1, deliver: 1 });
  });

  test('runs that did not take place are made up for, once', async () => {
    await run();
    clock.advance(50 * HOUR);
    done = [];
    await run();
    await run();
    expect(done.toSorted()).toEqual(['hourly', 'nightly', 'record', 'record']);
  });

  test('nightly work is done at night, in UTC', async () => {
    clock.advance(Date.parse('2026-06-01T04:00:00Z') - clock.now());
    await run();
    clock.advance(9 * MINUTE);
    expect(await after(1, MINUTE)).toMatchObject({ nightly: 1 });
  });

  test('runs that overlap do such work once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => run()));
    expect(done.filter((name) => name !== 'record').toSorted()).toEqual(['hourly', 'nightly']);
  });

  test('what fails is logged, stops nothing else, is not marked, and is tried by the next run', async () => {
    const fails = () => Promise.reject(new RangeError('secret'));
    await expect(run({ hourly: fails }, fails)).rejects.toThrow(RangeError);
    expect(done).toEqual(['nightly']);
    expect(Object.keys(await marks())).not.toContain('hourly');
    expect(lines.map(({ event, job, fault }) => [event, job, fault]).toSorted()).toEqual([
      ['upkeep_failed', 'hourly', 'RangeError'],
      ['upkeep_failed', 'record', 'RangeError'],
    ]);
    expect(await after(10 * MINUTE)).toEqual({ record: 1, hourly: 1 });
  });

  test('what a run that died had begun is taken up by the next one', async () => {
    const { promise, resolve } = Promise.withResolvers<{ done: boolean }>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<null>();
    const dead = run({
      hourly: () => {
        begin(null);
        return promise;
      },
    });
    await begun;
    expect(await after(10 * MINUTE)).toMatchObject({ hourly: 1 });
    resolve({ done: false });
    await dead;
  });

  test('work in steps goes on with each run until its last step, and then waits for the next night', async () => {
    const steps = [false, false, true];
    const nightly = async () => {
      done.push('step');
      return { done: steps.shift() ?? true };
    };
    for (let runs = 0; runs < 5; runs += 1) {
      await run({ nightly });
      clock.advance(10 * MINUTE);
    }
    expect(done.filter((name) => name === 'step')).toHaveLength(3);
  });

  test('a run that finds nothing to do leaves all marks, and one that delivers leaves its own', async () => {
    await run();
    const began = await marks();
    clock.advance(10 * MINUTE);
    await run();
    expect(await marks()).toEqual(began);
    await service.redis.zadd('outbox', { score: 1, member: 'a' });
    await run();
    expect(await marks()).toEqual({ ...began, deliver: clock.now() });
  });

  test('what fails after everything else was done keeps runs looking for it', async () => {
    let isGood = false;
    const nightly = () => (isGood ? works('nightly')() : Promise.reject(new Error()));
    for (let runs = 0; runs < 3; runs += 1) {
      await run({ nightly }).catch(() => undefined);
      clock.advance(10 * MINUTE);
    }
    isGood = true;
    done = [];
    await run({ nightly });
    expect(done).toContain('nightly');
  });

  test('the time of each job is kept', async () => {
    await run();
    expect(await marks()).toMatchObject({ deliver: clock.now(), hourly: clock.now(), nightly: clock.now() });
  });
});
