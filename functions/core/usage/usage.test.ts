import { engines, serve } from '../../../local/data-service/test-engines';
import { countCommands } from '../../../test/support/server/count-commands';
import { startTestDatabase, type TestDatabase } from '../../../test/support/server/data-service';
import { FakeClock } from '../../../test/support/server/fake-clock';
import { openDatabase } from '../database/database';
import { connect } from '../database/redis-client';
import { createRateLimiter } from '../limits/rate-limiter';
import { createUpkeep } from '../upkeep/upkeep';
import { createUpkeepStore } from '../upkeep/upkeep-store';
import { meter } from './meter';
import { createUsageBook } from './usage-book';
import { createUsageStore, TELLING_COMMANDS } from './usage-store';

beforeEach(() => void meter.take());

describe.each(engines)('a counted script on the %s engine', (_kind, openEngine) => {
  let service: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    service = await serve(openEngine);
  });
  afterAll(() => service.close());

  test.each([
    ['a text', `return 'text'`, 'text', 1],
    ['a number', `return redis.call('INCRBY', KEYS[1], 2)`, 2, 2],
    ['a status', `return redis.call('SET', KEYS[1], 'x')`, 'OK', 2],
    ['nothing', `local unused = 1`, null, 1],
    ['false', `return redis.call('GET', 'missing')`, null, 2],
    ['a list', `return { 1, { 'a', redis.call('GET', KEYS[1]) } }`, [1, ['a', 'x']], 2],
    ['a return in the middle', `if ARGV[1] == 'a' then return 1 end return redis.call('GET', KEYS[1])`, 1, 1],
    ['a failure that is caught', `return redis.pcall('LPOP', KEYS[1]).err and 1 or 0`, 1, 2],
    ['a comment at the end', `return 1 -- so it is`, 1, 1],
    [
      'calls in functions and loops',
      `local function add() return redis.call('INCR', 'count') end for _ = 1, 9 do add() end return add()`,
      10,
      11,
    ],
  ])('gives back %s, and what is billed for it', async (_what, script, reply, commands) => {
    expect(await openDatabase(service, 5_000).eval(script, ['key'], ['a'])).toEqual(reply);
    expect(meter.take().commands).toBe(commands);
  });

  test('fails as the script does', async () => {
    await expect(
      openDatabase(service, 5_000).eval(`return redis.call('LPOP', KEYS[1])`, ['key'], []),
    ).rejects.toThrow();
  });
});

describe('the counts of a site', () => {
  let database: TestDatabase;
  let clock: FakeClock;
  beforeAll(async () => {
    database = await startTestDatabase();
  });
  beforeEach(async () => {
    await database.redis.flushdb();
    clock = new FakeClock();
    // A month's first report also sets the expiry of its counts.
    await createUsageStore(open()).add(clock.now(), {
      commands: -TELLING_COMMANDS,
      calls: 0,
      views: 0,
      ms: 0,
    });
    meter.take();
  });
  afterAll(() => database.stop());

  const open = () => openDatabase(database, 5_000);
  const bookOf = (random: () => number) => createUsageBook(createUsageStore(open()), meter, clock, random);
  const always = () => 0;
  const read = () => createUsageStore(open()).read(clock.now());

  test('of a call with many commands are what the database says that it has carried out', async () => {
    const book = bookOf(() => 0.999);
    const billed = await countCommands(database, async () => {
      for (let call = 0; call < 3; call += 1) {
        for (let command = 0; command < 200; command += 1) await open().get('a');
        await book.afterCall(20, true);
      }
    });
    expect(await read()).toMatchObject({ commands: billed, calls: 3, views: 3, ms: 60 });
  });

  test.each([1, 10, 50])(
    'of 200 calls with %i commands each are told in as many reports',
    async (commands) => {
      let calls = 0;
      // Each 200th once.
      const book = bookOf(() => calls / 200);
      for (; calls < 200; calls += 1) {
        meter.add({ commands });
        await book.afterCall(20, true);
      }
      expect(await read()).toMatchObject({
        ...{ commands: 200 * commands + 3 * commands, calls: 200, views: 200 },
        ms: 4_000,
      });
    },
  );

  test('of calls without a command wait for the next report, and ask for one only when they are thousands', async () => {
    const book = bookOf(always);
    const billed = await countCommands(database, async () => {
      for (let call = 0; call < 3_999; call += 1) await book.afterCall(0, false);
    });
    expect(billed).toBe(0);
    await book.afterCall(0, false);
    expect(await read()).toMatchObject({ commands: 3, calls: 4_000 });
    meter.take();
    await book.afterCall(0, false);
    meter.add({ commands: 200 });
    await book.afterCall(0, true);
    expect(await read()).toMatchObject({ commands: 206, calls: 4_002, views: 1 });
  });

  test('count what the library of limits is billed for', async () => {
    const limit = { name: 'test', burst: 2, refillMs: 3_600_000 };
    const limiter = createRateLimiter(connect(database, 5_000), limit, 1);
    await limiter.take('warm-up');
    meter.take();
    const billed = await countCommands(database, async () => {
      for (let call = 0; call < 3; call += 1) await limiter.take('caller');
    });
    expect(meter.take().commands).toBe(billed);
  });

  test('that could not be told are told later', async () => {
    const book = bookOf(always);
    meter.add({ commands: 700 });
    await database.setFull(true);
    await book.afterCall(0, false);
    await database.setFull(false);
    await book.afterCall(0, false);
    // With the report that was refused.
    expect(await read()).toMatchObject({ commands: 704, calls: 2 });
  });

  test('are kept by the month, in UTC, and the database says how much it holds', async () => {
    clock.advance(Date.parse('2026-05-31T23:59:59Z') - clock.now());
    meter.add({ commands: 500 });
    await bookOf(always).afterCall(0, false);
    expect(await read()).toMatchObject({ commands: 503 });
    expect(await createUsageStore(open()).size()).toEqual(expect.any(Number));
    clock.advance(1_000);
    expect(await read()).toMatchObject({ commands: 0 });
    expect(await database.redis.ttl('site:usage:2026-05')).toBeGreaterThan(31_000_000);
  });

  test('of runs of the schedule are exact', async () => {
    const run = createUpkeep({
      store: createUpkeepStore(open()),
      usage: createUsageStore(open()),
      deliver: { keys: ['outbox'], run: () => Promise.resolve() },
      record: () => open().get('a'),
      jobs: [{ name: 'hourly', every: 'hour', run: () => Promise.resolve({ done: true }) }],
      meter,
      clock,
      log: () => undefined,
    });
    await run();
    const before = (await read()).commands;
    meter.take();
    const billed = await countCommands(database, async () => {
      for (let runs = 0; runs < 12; runs += 1) {
        clock.advance(600_000);
        await run();
      }
    });
    expect((await read()).commands - before).toBe(billed);
    // Two full runs at the beginning of an hour, and the record's own command in each.
    expect(billed).toBe(10 * 3 + 2 * 10);
  });
});
