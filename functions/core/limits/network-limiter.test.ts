import { startTestDatabase, type TestDatabase } from '../../../test/support/server/data-service';
import { everythingIn } from '../../../test/support/server/everything-in';
import { FakeClock } from '../../../test/support/server/fake-clock';
import { SECRET } from '../../../test/support/server/secret';
import { connect } from '../database/redis-client';
import { networkOf } from './network';
import { createNetworkLimiter, createNetworkMemory } from './network-limiter';

const burst = { name: 'burst', burst: 3, refillMs: 60_000 };
const window = { name: 'window', most: 3, windowMs: 60_000 };

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
beforeEach(() => database.redis.flushdb());
afterAll(() => database.stop());

/** Returns client subnets of one customer, who owns `bits` bits of the fourth group. */
const inside = (bits: number) =>
  Promise.all(
    Array.from({ length: 60 }, (_, index) =>
      networkOf(`2001:db8:1:${((index % 2 ** bits) + 1).toString(16)}::1`),
    ),
  );
const spread = (groups: number) =>
  Promise.all(
    Array.from({ length: groups }, (_, index) => networkOf(`2001:db8:1:${index.toString(16)}01::1`)),
  );

describe.each([burst, window])('a limit in Redis, %j', (rule) => {
  const limiter = () => createNetworkLimiter(connect(database, 5_000), rule, 1, SECRET);
  const passes = async (networks: readonly string[], one = limiter()) => {
    let passed = 0;
    for (const network of networks) if ((await one.take(network)) === 0) passed += 1;
    return passed;
  };

  test('lets a /64 do what it says, a /56 four times that and a /48 sixteen times', async () => {
    expect(await passes(await inside(0))).toBe(3);
    await database.redis.flushdb();
    expect(await passes(await inside(7))).toBe(12);
    await database.redis.flushdb();
    const all = await spread(60);
    expect(await passes([...all, ...all])).toBe(48);
  });

  test('an IPv4 address is asked for with one command, and one that is refused with none', async () => {
    const one = limiter();
    await one.take('203.0.113.7');
    database.commands.length = 0;
    await passes(['203.0.113.7', '203.0.113.7'], one);
    expect(database.commands).toHaveLength(2);
    await one.take('203.0.113.7');
    database.commands.length = 0;
    expect(await one.take('203.0.113.7')).toBeGreaterThan(0);
    expect(database.commands).toEqual([]);
  });

  test('whoever has used up a wide network costs no command with a new address in it', async () => {
    const one = limiter();
    await passes(await spread(60), one);
    database.commands.length = 0;
    expect(await one.take(await networkOf('2001:db8:1:abcd::1'))).toBeGreaterThan(0);
    expect(database.commands).toEqual([]);
  });

  test('what is stored tells no address to whoever lacks the secret', async () => {
    const [network = ''] = await inside(0);
    await passes(['203.0.113.7', network]);
    const stored = await everythingIn(database.redis);
    expect(stored).toContain(`limit:${rule.name}:`);
    expect(stored).not.toMatch(/203\.0\.113|2001:db8/);
    await database.redis.flushdb();
    await passes(
      ['203.0.113.7', network],
      createNetworkLimiter(connect(database, 5_000), rule, 1, `${SECRET}2`),
    );
    expect(await everythingIn(database.redis)).not.toBe(stored);
  });
});

test('a limit in memory counts wider networks as well', async () => {
  const memory = createNetworkMemory(burst, 1, new FakeClock());
  const passed = (await spread(60)).filter((network) => memory.take(network) === 0);
  expect(passed).toHaveLength(48);
  expect(memory.look(await networkOf('2001:db8:1:abcd::1'))).toBeGreaterThan(0);
  expect(memory.look(await networkOf('2001:db8:2:abcd::1'))).toBe(0);
});

test('a call that is worth several units counts as many in wider networks', async () => {
  const memory = createNetworkMemory(burst, 1, new FakeClock());
  const passed = (await spread(60)).filter((network) => memory.take(network, 3) === 0);
  expect(passed).toHaveLength(16);
});
