import { engines, serve } from '../../../local/data-service/test-engines';
import { countCommands } from '../../../test/support/server/count-commands';
import { startTestDatabase, type TestDatabase } from '../../../test/support/server/data-service';
import { FakeClock } from '../../../test/support/server/fake-clock';
import { openDatabase } from '../database/database';
import { connect } from '../database/redis-client';
import { createRateLimiter } from '../limits/rate-limiter';
import { createUpkeep } from '../upkeep/upkeep';
import { createUpkeepStore } from '../upkeep/upkeep-store';
import { createMeter, meter } from './meter';
import { createUsageBook } from './usage-book';
import { createUsageStore } from './usage-store';

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
  });
  afterAll(() => database.stop());

  const open = () => openDatabase(database, 5_000);
  const bookOf = (ofInstance = meter) => createUsageBook(createUsageStore(open()), ofInstance, clock);
  const read = () => createUsageStore(open()).read(clock.now());

  test('are what the database says that it has carried out', async () => {
    const book = bookOf();
    const billed = await countCommands(database, async () => {
      await open().eval(`redis.call('SET', 'a', 1) return redis.call('GET', 'a')`, [], []);
      await open().get('a');
      await book.afterCall(0);
    });
    // The first report of a month also sets the expiry of its counts.
    expect([(await read()).commands, billed]).toEqual([billed - 1, 8]);
    const more = await countCommands(database, async () => {
      for (let call = 0; call < 40; call += 1) {
        clock.advance(60_000);
        await open().get('a');
        await book.afterCall(0);
      }
    });
    const { commands } = await read();
    const untold = meter.take().commands;
    // The meter counted the two reads as well.
    expect(commands + untold - 6).toBe(billed + more);
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

  test('are told after the first call of an instance, then each half hour or after 500 commands', async () => {
    const ofInstance = createMeter();
    const book = bookOf(ofInstance);
    const told: number[] = [];
    const call = async (commands: number, milliseconds: number) => {
      clock.advance(milliseconds);
      ofInstance.add({ commands });
      await book.afterCall(20);
      told.push((await read()).calls);
    };
    await call(1, 0);
    await call(100, 60_000);
    await call(100, 60_000);
    await call(400, 60_000);
    await call(10, 29 * 60_000);
    await call(10, 60_000);
    expect(told).toEqual([1, 1, 1, 4, 4, 6]);
    expect((await read()).ms).toBe(6 * 20);
  });

  test('are not told for the sake of what is not worth it alone, and have it with the rest', async () => {
    const ofInstance = createMeter();
    const book = bookOf(ofInstance);
    ofInstance.add({ commands: 1 });
    await book.afterCall(0, 1);
    expect(await read()).toMatchObject({ commands: 0, calls: 0 });
    ofInstance.add({ commands: 7 });
    await book.afterCall(0);
    expect(await read()).toMatchObject({ commands: 11, calls: 2 });
  });

  test('that could not be told are told later', async () => {
    const ofInstance = createMeter();
    const book = bookOf(ofInstance);
    ofInstance.add({ commands: 7 });
    await database.setFull(true);
    await book.afterCall(0);
    await database.setFull(false);
    clock.advance(1_800_000);
    await book.afterCall(0);
    expect(await read()).toMatchObject({ commands: 10, calls: 2 });
  });

  test('are kept by the month, in UTC, and the database says how much it holds', async () => {
    const ofInstance = createMeter();
    clock.advance(Date.parse('2026-05-31T23:59:59Z') - clock.now());
    ofInstance.add({ commands: 5 });
    await bookOf(ofInstance).afterCall(0);
    expect(await read()).toMatchObject({ commands: 8, bytes: expect.any(Number) });
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
