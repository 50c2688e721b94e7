import { COMPANION_SILENCE_MS } from '@/contract/companion-sync';
import { ENTRANCE_SERVER } from '../../test/support/fixtures/tracked-servers';
import { countCommands } from '../../test/support/server/count-commands';
import { FakeClock } from '../../test/support/server/fake-clock';
import { serviceWith, SNAPSHOT_KEY, useStatusDatabase } from '../../test/support/server/status-database';
import { playersIn, roundOf, snapshotWith } from '../../test/support/server/status-instance';
import type { ServerMemory } from './poll-memory';

const HALF_A_MINUTE = 30_000;
const MINUTE = 60_000;

const status = useStatusDatabase();
const { startInstance } = status;
const cost = (work: () => Promise<unknown>) => countCommands(status.database, work);

/** Returns a function that lets an instance be asked this often, each time with an expired snapshot. */
function renewals(clock: FakeClock, pauseMs: number, instance = startInstance(clock)) {
  return async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      clock.advance(pauseMs);
      await instance.pollAndFind(round);
    }
  };
}

/** Starts an instance whose polls find this state; `reads` counts those of the store. */
function instanceThatFinds(clock: FakeClock, state: Partial<ServerMemory>, hasUnpolled = false) {
  const found = { state, reads: 0 };
  const service = serviceWith(status.database, {
    clock,
    hasUnpolled,
    poll: () => Promise.resolve(roundOf(snapshotWith(1, clock), found.state)),
    read(readStore) {
      found.reads += 1;
      return readStore();
    },
  });
  const ask = async () => (await service.current()).background;
  return Object.assign(found, { ask });
}

describe('as the database bills it', () => {
  test('eight rounds in four minutes are two commands: a read, and a write', async () => {
    const renew = renewals(new FakeClock(), HALF_A_MINUTE);
    expect(await cost(() => renew(8))).toBe(2);
    expect(await cost(() => renew(8))).toBe(2);
    expect(await cost(() => renew(80))).toBe(20);
  });

  test.each([
    ['30 s', HALF_A_MINUTE, 21_600],
    ['38 s', 38_000, 20_160],
  ])(
    'a month of one instance with a round each %s is as much as documented',
    async (_, pause, documented) => {
      const renew = renewals(new FakeClock(), pause);
      await renew(1);
      expect((await cost(() => renew(Math.round(3_600_000 / pause)))) * 24 * 30).toBeLessThanOrEqual(
        documented,
      );
    },
  );

  test('instances that run side by side cost no more than each alone', async () => {
    const clock = new FakeClock();
    const instances = [instanceThatFinds(clock, {}), instanceThatFinds(clock, {})];
    const eightRounds = () =>
      cost(async () => {
        for (let round = 0; round < 8; round += 1) {
          for (const { ask } of instances) await ask();
          clock.advance(HALF_A_MINUTE);
        }
      });
    for (let times = 0; times < 4; times += 1) expect(await eightRounds()).toBeLessThanOrEqual(4);
  });

  test("another instance's fresh snapshot is one command, and none from then on", async () => {
    const clock = new FakeClock();
    await startInstance(clock).pollAndFind(7);
    const other = startInstance(clock);
    expect(await cost(() => other.current())).toBe(1);
    expect(await cost(() => Promise.all(Array.from({ length: 50 }, () => other.current())))).toBe(0);
  });

  test('runs of the schedule on a site without visitors read once, and write every half hour', async () => {
    const clock = new FakeClock();
    const run = () => renewals(clock, 10 * MINUTE, startInstance(clock))(1);
    await run();
    const billed: number[] = [];
    for (let runs = 0; runs < 6; runs += 1) billed.push(await cost(run));
    expect(billed).toEqual([1, 1, 2, 1, 1, 2]);
  });
});

describe('the stored snapshot', () => {
  test('is at hand for a new instance on a visited site', async () => {
    const clock = new FakeClock();
    const instance = instanceThatFinds(clock, {});
    for (let round = 0; round < 20; round += 1) {
      await instance.ask();
      clock.advance(HALF_A_MINUTE);
      const [, at] = /^(\d+) /.exec((await status.database.redis.get<string>(SNAPSHOT_KEY)) ?? '') ?? [];
      expect(clock.now() - Number(at)).toBeLessThan(300_000);
    }
  });

  test('is replaced at once when a server goes, when the reasons change, and when it comes back', async () => {
    const clock = new FakeClock();
    const instance = instanceThatFinds(clock, {});
    const writes: number[] = [];
    for (const state of [
      {},
      {},
      { trouble: { ping: 'refused' } },
      { trouble: { ping: 'refused' } },
      { trouble: { ping: 'timeout' } },
      {},
      {},
    ]) {
      instance.state = state;
      const { reads } = instance;
      writes.push((await cost(instance.ask)) - (instance.reads - reads));
      clock.advance(HALF_A_MINUTE);
    }
    expect(writes).toEqual([1, 0, 1, 0, 1, 1, 0]);
  });

  test('tells other instances of an anonymous player, and from then on no more than four minutes late', async () => {
    const clock = new FakeClock();
    const instance = instanceThatFinds(clock, {});
    await instance.ask();
    const anonymousAt = async () => {
      const [, json = ''] =
        /^\d+ (.*)$/.exec((await status.database.redis.get<string>(SNAPSHOT_KEY)) ?? '') ?? [];
      const { memory } = JSON.parse(json) as { memory: { servers: Record<string, ServerMemory> } };
      return memory.servers[ENTRANCE_SERVER]?.anonymousAt ?? -Infinity;
    };
    for (let round = 0; round < 20; round += 1) {
      clock.advance(HALF_A_MINUTE);
      instance.state = { anonymousAt: clock.now() };
      await instance.ask();
      expect(clock.now() - (await anonymousAt())).toBeLessThan(240_000);
    }
  });

  test('is written again when a write has failed', async () => {
    const clock = new FakeClock();
    const instance = startInstance(clock);
    await instance.pollAndFind(7);
    clock.advance(240_000);
    await status.database.setFull(true);
    await instance.pollAndFind(8);
    await status.database.setFull(false);
    clock.advance(HALF_A_MINUTE);
    await instance.pollAndFind(9);
    expect(playersIn(await startInstance(clock).current())).toBe(9);
  });
});

describe('what companions say', () => {
  const readsWith = async (seenMsAgo: number, rounds: number, hasUnpolled = false) => {
    const clock = new FakeClock();
    const beat = { id: 'one', version: '1', seenAt: clock.now() - seenMsAgo, players: [], vitals: null };
    await status.database.redis.set(`companion:${ENTRANCE_SERVER}`, JSON.stringify(beat));
    const instance = instanceThatFinds(clock, {}, hasUnpolled);
    for (let round = 0; round < rounds; round += 1) {
      await instance.ask();
      clock.advance(HALF_A_MINUTE);
    }
    return instance.reads;
  };

  test('is read every four minutes, and every two while it would expire before', async () => {
    expect([await readsWith(0, 8), await readsWith(0, 9)]).toEqual([1, 2]);
    const old = COMPANION_SILENCE_MS - 4 * MINUTE;
    expect([await readsWith(old, 4), await readsWith(old, 5)]).toEqual([1, 2]);
    expect(await readsWith(COMPANION_SILENCE_MS, 8)).toBe(1);
  });

  test('is read before each round where it is all that is known of a server', async () => {
    expect(await readsWith(0, 9, true)).toBe(9);
  });
});
