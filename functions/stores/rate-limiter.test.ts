import { startTestDatabase, type TestDatabase } from '../../test/data-service';
import { engines, serve } from '../../local/data-service/test-engines';
import { Unavailable } from '../services/unavailable';
import { createRateLimiter } from './rate-limiter';

const limit = { name: 'test', burst: 3, refillMs: 60_000 };
const usual = { factor: 1, commandMs: 400 };

/** How each of so many calls at once was answered. */
const takeAll = (limiter: ReturnType<typeof createRateLimiter>, count: number, caller = 'someone') =>
  Promise.all(Array.from({ length: count }, () => limiter.take(caller)));
const passes = (waits: number[]) => waits.filter((wait) => wait === 0).length;

describe.each(engines)('on the %s engine', (_kind, open) => {
  let service: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    service = await serve(open);
  });
  beforeEach(() => service.redis.flushdb());
  afterAll(() => service.close());

  test('a burst passes, over all instances together, and the rest learn how long to wait', async () => {
    const instances = [createRateLimiter(service, limit, usual), createRateLimiter(service, limit, usual)];
    const waits = (await Promise.all(instances.map((instance) => takeAll(instance, 5)))).flat();
    expect(passes(waits)).toBe(3);
    for (const wait of waits.filter((each) => each > 0)) {
      expect(wait).toBeGreaterThan(55_000);
      expect(wait).toBeLessThanOrEqual(60_000);
    }
  });

  test('after the wait one more passes, and callers do not count for each other', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_750_000_000_000);
    const limiter = createRateLimiter(service, limit, usual);
    await takeAll(limiter, 3);
    const wait = await limiter.take('someone');
    expect(wait).toBe(60_000);
    expect(await limiter.take('somebody else')).toBe(0);
    now.mockReturnValue(1_750_000_000_000 + wait + 1);
    expect(passes(await takeAll(limiter, 2))).toBe(1);
  });

  test('a window lets no more pass than it says until it is over', async () => {
    const hour = 3_600_000;
    const start = 472_222 * hour;
    const now = jest.spyOn(Date, 'now').mockReturnValue(start);
    const limiter = createRateLimiter(service, { name: 'window', most: 6, windowMs: hour }, usual);
    expect(passes(await takeAll(limiter, 9))).toBe(6);
    now.mockReturnValue(start + hour - 1);
    expect(await limiter.take('someone')).toBe(1);
    now.mockReturnValue(start + 2 * hour);
    expect(passes(await takeAll(limiter, 9))).toBe(6);
  });

  test('the factor multiplies what may pass', async () => {
    const limiter = createRateLimiter(service, limit, { ...usual, factor: 10 });
    expect(passes(await takeAll(limiter, 40))).toBe(30);
  });
});

test('who is over the limit is refused without a command', async () => {
  const database = await startTestDatabase();
  const limiter = createRateLimiter(database, limit, usual);
  await takeAll(limiter, 4);
  database.commands.length = 0;
  expect(await limiter.take('someone')).toBeGreaterThan(0);
  expect(database.commands).toEqual([]);
  await database.stop();
});

describe('nobody passes', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await startTestDatabase();
  });
  afterEach(() => database.stop());

  test('while the database hangs, which the library would let pass', async () => {
    const limiter = createRateLimiter(database, limit, usual);
    database.freeze();
    await expect(limiter.take('someone')).rejects.toThrow(Unavailable);
  });

  test('while it is away, refuses the token or is not set', async () => {
    const { url } = database;
    for (const address of [{ url, token: 'wrong' }, { url: 'http://127.0.0.1:1', token: 'any' }, null]) {
      const limiter = createRateLimiter(address, limit, usual);
      await expect(limiter.take('someone')).rejects.toThrow(Unavailable);
    }
  });
});
