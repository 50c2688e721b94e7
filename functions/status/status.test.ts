import { setImmediate } from 'node:timers/promises';
import { ENTRANCE_SERVER, SERVER_IDS } from '../../test/support/fixtures/tracked-servers';
import { FakeClock } from '../../test/support/server/fake-clock';
import { serviceWith, SNAPSHOT_KEY, useStatusDatabase } from '../../test/support/server/status-database';
import { playersIn, roundOf, snapshotWith } from '../../test/support/server/status-instance';

const status = useStatusDatabase();
const { startInstance } = status;

describe('a fresh snapshot', () => {
  test('costs no command from memory for 30 s, and one from Redis in another instance', async () => {
    const clock = new FakeClock();
    const [first, second] = [startInstance(clock), startInstance(clock)];
    await first.pollAndFind(7);
    clock.advance(29_999);
    status.database.commands.length = 0;
    expect(playersIn(await first.current())).toBe(7);
    expect(status.database.commands).toHaveLength(0);
    const { response } = await second.current();
    expect(response).toMatchObject({
      stale: false,
      servers: { [ENTRANCE_SERVER]: { players: { online: 7 } } },
    });
    expect(status.database.commands.map(([name]) => name?.toUpperCase())).toEqual(['MGET']);
    expect(playersIn(await second.current())).toBe(7);
    expect(status.database.commands).toHaveLength(1);
    expect(second.polls).toHaveLength(0);
  });

  test('is old in every instance at the same moment, by its own time and not by when it was read', async () => {
    const clock = new FakeClock();
    const [first, second] = [startInstance(clock), startInstance(clock)];
    await first.pollAndFind(7);
    clock.advance(20_000);
    await second.current();
    clock.advance(10_000);
    expect(await second.pollAndFind(8)).toMatchObject({
      stale: false,
      servers: { [ENTRANCE_SERVER]: { players: { online: 8 } } },
    });
  });

  test('is kept for an hour, for what its round has left', async () => {
    const clock = new FakeClock();
    await startInstance(clock).pollAndFind(7);
    expect(await status.database.redis.pttl(SNAPSHOT_KEY)).toBeGreaterThan(3_590_000);
    expect(await status.database.redis.pttl(SNAPSHOT_KEY)).toBeLessThanOrEqual(3_600_000);
  });
});

describe('an old snapshot', () => {
  test('is served as stale after a second by the instance that polls, and the poll may finish', async () => {
    const clock = new FakeClock();
    const instance = startInstance(clock);
    await instance.pollAndFind(7);
    clock.advance(30_000);
    const begun = instance.nextPoll();
    const report = instance.current();
    await begun;
    await clock.untilWaitingFor(1_000);
    clock.advance(1_000);
    const { response, background } = await report;
    expect(response).toMatchObject({
      stale: true,
      servers: { [ENTRANCE_SERVER]: { players: { online: 7 } } },
    });
    expect(instance.polls[1]?.limitMs).toBe(3_500);
    status.database.commands.length = 0;
    expect(playersIn(await instance.current())).toBe(7);
    expect(status.database.commands).toHaveLength(0);
    instance.polls[1]?.finish(8);
    await background;
    expect(playersIn(await instance.current())).toBe(8);
    expect(instance.polls).toHaveLength(2);
  });

  test('is served as new when the poll takes less than a second', async () => {
    const clock = new FakeClock();
    const instance = startInstance(clock);
    await instance.pollAndFind(7);
    clock.advance(30_000);
    expect(await instance.pollAndFind(8)).toMatchObject({
      stale: false,
      servers: { [ENTRANCE_SERVER]: { players: { online: 8 } } },
    });
  });

  test('is renewed by each instance for itself, which asks the servers once in 30 s', async () => {
    const clock = new FakeClock();
    const polls = [0, 0];
    const services = polls.map((_, at) =>
      serviceWith(status.database, {
        clock,
        poll: () => {
          polls[at] = (polls[at] ?? 0) + 1;
          return Promise.resolve(roundOf(snapshotWith(polls[at], clock)));
        },
      }),
    );
    for (let calls = 0; calls < 12; calls += 1) {
      for (const service of services) await (await service.current()).background;
      clock.advance(10_000);
    }
    // The other one begins with the snapshot of the first.
    expect(polls).toEqual([4, 3]);
  });

  test('is forgotten after five minutes in every instance: the next response waits for the poll', async () => {
    const clock = new FakeClock();
    const [first, second] = [startInstance(clock), startInstance(clock)];
    await first.pollAndFind(7);
    for (const instance of [first, second]) {
      clock.advance(300_001);
      const polled = instance.polls.length;
      const begun = instance.nextPoll();
      const report = instance.current();
      await begun;
      clock.advance(1_001);
      await setImmediate();
      instance.polls[polled]?.finish(8);
      expect(playersIn(await report)).toBe(8);
      await (
        await report
      ).background;
    }
  });
});

describe('without any snapshot', () => {
  test('requests at the same time share one read, one poll and one response', async () => {
    const clock = new FakeClock();
    const instance = startInstance(clock);
    const begun = instance.nextPoll();
    status.database.commands.length = 0;
    const reports = Promise.all(Array.from({ length: 200 }, () => instance.current()));
    await begun;
    instance.polls[0]?.finish(7);
    expect(new Set((await reports).map(playersIn))).toEqual(new Set([7]));
    await (
      await reports
    )[0]?.background;
    expect(instance.polls).toHaveLength(1);
    expect(status.database.commands).toHaveLength(2);
  });

  test('the polls have 3.5 s for all sources together', async () => {
    const clock = new FakeClock();
    const instance = startInstance(clock);
    const begun = instance.nextPoll();
    void instance.current();
    await begun;
    expect(instance.polls[0]?.limitMs).toBe(3_500);
    instance.polls[0]?.finish(0);
  });

  test('a poll that starts late still has time to find servers, whose state it would else misstate to all', async () => {
    const clock = new FakeClock();
    const limits: number[] = [];
    const service = serviceWith(status.database, {
      clock,
      poll: (limitMs) => {
        limits.push(limitMs);
        return Promise.resolve(roundOf(snapshotWith(7, clock)));
      },
      read(readStore) {
        clock.advance(3_800);
        return readStore();
      },
    });
    expect(playersIn(await service.current())).toBe(7);
    expect(limits).toEqual([1_500]);
  });

  test('an instance that cannot wait any longer for a poll responds at 3.9 s, and the next request waits for the same one', async () => {
    const clock = new FakeClock();
    const instance = startInstance(clock);
    const begun = instance.nextPoll();
    const report = instance.current();
    await begun;
    clock.advance(3_900);
    const { response } = await report;
    expect(response.stale).toBe(true);
    expect(Object.values(response.servers).map(({ online, source }) => [online, source])).toEqual(
      SERVER_IDS.map(() => [false, null]),
    );
    const next = instance.current();
    instance.polls[0]?.finish(7);
    expect(playersIn(await next)).toBe(7);
    expect(instance.polls).toHaveLength(1);
  });
});
