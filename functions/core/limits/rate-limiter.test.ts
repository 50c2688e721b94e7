import { engines, serve } from '../../../local/data-service/test-engines';
import { startTestDatabase, type TestDatabase } from '../../../test/support/server/data-service';
import { connect, type DatabaseAddress } from '../database/redis-client';
import { UnavailableError } from '../errors/unavailable-error';
import type { RateLimit, RateLimiter } from './rate-limit';
import { createRateLimiter } from './rate-limiter';

const limit = { name: 'test', burst: 3, refillMs: 60_000 };
const window = { name: 'window', most: 3, windowMs: 60_000 };
/** Enough on a busy machine, and short where the database hangs. */
const COMMAND_MS = 1_500;
const limiterOn = (address: DatabaseAddress | null, rule: RateLimit, factor = 1) =>
  createRateLimiter(address && connect(address, COMMAND_MS), rule, factor);

/** Returns the wait of each of several concurrent calls. */
const takeAll = (limiter: RateLimiter, count: number) =>
  Promise.all(Array.from({ length: count }, () => limiter.take('someone')));
const passes = (waits: number[]) => waits.filter((wait) => wait === 0).length;

describe.each(engines)('on the %s engine', (_kind, open) => {
  let service: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    service = await serve(open);
  });
  beforeEach(() => service.redis.flushdb());
  afterAll(() => service.close());

  test('a burst passes, over all instances together, and the rest learn how long to wait', async () => {
    const instances = [limiterOn(service, limit), limiterOn(service, limit)];
    const waits = (await Promise.all(instances.map((instance) => takeAll(instance, 5)))).flat();
    expect(passes(waits)).toBe(3);
    for (const wait of waits.filter((each) => each > 0)) {
      expect(wait).toBeGreaterThan(55_000);
      expect(wait).toBeLessThanOrEqual(60_000);
    }
  });

  test('after the wait one more passes, and callers do not count for each other', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_750_000_000_000);
    const limiter = limiterOn(service, limit);
    await takeAll(limiter, 3);
    const wait = await limiter.take('someone');
    expect(wait).toBe(60_000);
    expect(await limiter.take('somebody else')).toBe(0);
    now.mockReturnValue(1_750_000_000_000 + wait + 1);
    expect(passes(await takeAll(limiter, 2))).toBe(1);
  });

  describe('within any hour', () => {
    const hour = 3_600_000;
    /** Late in a clock hour, whose start must not reset the limit. */
    const start = 472_222 * hour + 3_300_000;
    const hourly = { name: 'hourly', most: 6, windowMs: hour };
    const at = (time: number) => jest.spyOn(Date, 'now').mockReturnValue(time);

    test('a window lets no more pass than it says, over all instances together', async () => {
      const instances = [limiterOn(service, hourly), limiterOn(service, hourly)];
      at(start);
      const waits = (await Promise.all(instances.map((instance) => takeAll(instance, 5)))).flat();
      expect(passes(waits)).toBe(6);
      expect(new Set(waits.filter((wait) => wait > 0))).toEqual(new Set([hour]));
      for (const elapsed of [300_000, hour / 2, hour - 1]) {
        at(start + elapsed);
        expect(await limiterOn(service, hourly).take('someone')).toBe(hour - elapsed);
      }
    });

    test('after the wait as many pass as passed at that time, and callers do not count for each other', async () => {
      const limiter = limiterOn(service, hourly);
      at(start);
      expect(passes(await takeAll(limiter, 2))).toBe(2);
      at(start + 600_000);
      expect(passes(await takeAll(limiter, 9))).toBe(4);
      expect(await limiter.take('somebody else')).toBe(0);
      at(start + hour);
      expect(passes(await takeAll(limiter, 9))).toBe(2);
      expect(await limiter.take('someone')).toBe(600_000);
      at(start + hour + 600_000);
      expect(passes(await takeAll(limiter, 9))).toBe(4);
    });
  });

  test('the factor multiplies what may pass', async () => {
    const limiter = limiterOn(service, limit, 10);
    expect(passes(await takeAll(limiter, 40))).toBe(30);
  });
});

test.each([limit, window])('who is over the limit is refused without a command: %j', async (one) => {
  const database = await startTestDatabase();
  const limiter = limiterOn(database, one);
  await takeAll(limiter, 4);
  database.commands.length = 0;
  expect(await limiter.take('someone')).toBeGreaterThan(0);
  expect(database.commands).toEqual([]);
  await database.stop();
});

describe.each([limit, window])('nobody passes: %j', (one) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await startTestDatabase();
  });
  afterEach(() => database.stop());

  test('while the database hangs, which the library would let pass', async () => {
    const limiter = limiterOn(database, one);
    database.freeze();
    await expect(limiter.take('someone')).rejects.toThrow(UnavailableError);
  });

  test('while it is away, refuses the token or is not set', async () => {
    const { url } = database;
    for (const address of [{ url, token: 'wrong' }, { url: 'http://127.0.0.1:1', token: 'any' }, null]) {
      const limiter = limiterOn(address, one);
      await expect(limiter.take('someone')).rejects.toThrow(UnavailableError);
    }
  });
});
