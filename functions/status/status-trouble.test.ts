import { ENTRANCE_SERVER } from '../../test/support/fixtures/tracked-servers';
import { startTestDatabase } from '../../test/support/server/data-service';
import { FakeClock, limitBy } from '../../test/support/server/fake-clock';
import { serviceWith, SNAPSHOT_KEY, useStatusDatabase } from '../../test/support/server/status-database';
import {
  playersIn,
  roundOf,
  snapshotWith,
  startStatusInstance,
} from '../../test/support/server/status-instance';
import { FAST_MS } from '../core/database/database';
import { emptySnapshot } from './snapshot';

const status = useStatusDatabase();
const { startInstance } = status;

describe('a stored value that is no snapshot', () => {
  test.each([
    ['text', 'hello'],
    ['text with a version', 'abc-1 {"fetchedAt":'],
    [
      'JSON of another shape',
      `abc-1 {"fetchedAt":"2026-05-25T12:00:00.000Z","servers":{"${ENTRANCE_SERVER}":{}}}`,
    ],
    ['JSON with a time that is none', `abc-1 ${JSON.stringify({ ...emptySnapshot(0), fetchedAt: 'soon' })}`],
    ['a number', '5'],
    ['nothing', ''],
  ])('counts as none and is replaced: %s', async (_what, value) => {
    await status.database.redis.set(SNAPSHOT_KEY, value);
    const clock = new FakeClock();
    await startInstance(clock).pollAndFind(7);
    expect(playersIn(await startInstance(clock).current())).toBe(7);
  });

  test('counts as none and is replaced: a hash', async () => {
    await status.database.redis.hset(SNAPSHOT_KEY, { a: 1 });
    const clock = new FakeClock();
    await startInstance(clock).pollAndFind(7);
    expect(playersIn(await startInstance(clock).current())).toBe(7);
  });
});

describe('clocks that differ', () => {
  test("a snapshot from an instance that runs an hour ahead does not last: this one's own replaces it", async () => {
    const [ahead, clock] = [new FakeClock(), new FakeClock()];
    ahead.advance(3_600_000);
    await startInstance(ahead).pollAndFind(7);
    const instance = startInstance(clock);
    const response = await instance.pollAndFind(8);
    expect(response).toMatchObject({
      stale: false,
      servers: { [ENTRANCE_SERVER]: { players: { online: 8 } } },
    });
    expect(playersIn(await startInstance(clock).current())).toBe(8);
  });

  test('a clock that is set back by an hour does not make the memory last', async () => {
    const clock = new FakeClock();
    const instance = startInstance(clock);
    await instance.pollAndFind(7);
    clock.advance(-3_600_000);
    expect((await instance.pollAndFind(8)).servers[ENTRANCE_SERVER].players.online).toBe(8);
  });
});

describe('with Redis away', () => {
  const addresses = async () => {
    const gone = await startTestDatabase();
    await gone.stop();
    return {
      'not configured': null,
      'refusing connections': gone,
      'refusing the token': { ...status.database, token: 'wrong' },
    };
  };

  test('one poll in 30 s serves everybody, and an old snapshot is at hand meanwhile', async () => {
    for (const [, address] of Object.entries(await addresses())) {
      const clock = new FakeClock();
      const instance = startStatusInstance(clock, address);
      expect((await instance.pollAndFind(7)).servers[ENTRANCE_SERVER].players.online).toBe(7);
      clock.advance(29_999);
      await instance.current();
      expect(instance.polls).toHaveLength(1);
      clock.advance(1);
      const begun = instance.nextPoll();
      const report = instance.current();
      await begun;
      clock.advance(1_000);
      expect((await report).response).toMatchObject({
        stale: true,
        servers: { [ENTRANCE_SERVER]: { players: { online: 7 } } },
      });
      instance.polls[1]?.finish(8);
      await (
        await report
      ).background;
      expect(playersIn(await instance.current())).toBe(8);
    }
  });

  test('a Redis that hangs costs half a second, and what it held meanwhile does not replace what was found', async () => {
    const hanging = await startTestDatabase();
    const clock = new FakeClock();
    await startStatusInstance(clock, hanging).pollAndFind(7);
    const instance = startStatusInstance(clock, hanging, FAST_MS);
    await instance.current();
    clock.advance(240_000);
    hanging.freeze();
    limitBy(clock);
    const found = instance.pollAndFind(8);
    await clock.untilWaitingFor(FAST_MS);
    clock.advance(FAST_MS);
    await found;
    expect(FAST_MS).toBeLessThan(500);
    hanging.thaw();
    expect(playersIn(await instance.current())).toBe(8);
    clock.advance(30_000);
    await instance.pollAndFind(9);
    expect(playersIn(await startStatusInstance(clock, hanging).current())).toBe(9);
    await hanging.stop();
  });

  test('an instance that loses Redis after reading polls by itself, and says so to nobody', async () => {
    const clock = new FakeClock();
    const leaving = await startTestDatabase();
    await startStatusInstance(clock, leaving).pollAndFind(7);
    clock.advance(30_000);
    const service = serviceWith(leaving, {
      clock,
      poll: () => Promise.resolve(roundOf(snapshotWith(8, clock))),
      async read(readStore) {
        const stored = await readStore();
        await leaving.stop();
        return stored;
      },
    });
    const report = await service.current();
    expect(playersIn(report)).toBe(8);
    await expect(report.background).resolves.toBeUndefined();
  });
});
