import { countCommands } from '../../test/support/server/count-commands';
import { FakeClock } from '../../test/support/server/fake-clock';
import { leaseKeyIn, serviceWith, useStatusDatabase } from '../../test/support/server/status-database';
import { playersIn, roundOf, snapshotWith } from '../../test/support/server/status-instance';

const HALF_A_MINUTE = 30_000;

const status = useStatusDatabase();
const { startInstance } = status;
const cost = (work: () => Promise<unknown>) => countCommands(status.database, work);

/** Returns an instance that is the first to ask after each round has expired. */
function renewals(clock: FakeClock, pauseMs: number) {
  const instance = startInstance(clock);
  return async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      clock.advance(pauseMs);
      await instance.pollAndFind(round);
    }
  };
}

describe('as the database bills it', () => {
  test.each([
    ['30 s', HALF_A_MINUTE],
    ['37 s', 37_000],
  ])(
    'a round each %s is two commands: what companions say is read each two minutes besides',
    async (_, pause) => {
      const renew = renewals(new FakeClock(), pause);
      expect(await cost(() => renew(1))).toBe(3);
      expect(await cost(() => renew(3))).toBe(6);
      expect(await cost(() => renew(1))).toBe(3);
    },
  );

  test('a round that comes later is three, since another instance may have had one', async () => {
    const renew = renewals(new FakeClock(), 38_000);
    expect(await cost(() => renew(10))).toBe(30);
  });

  test('a round of instances that take turns is three', async () => {
    const clock = new FakeClock();
    const instances = [startInstance(clock), startInstance(clock)];
    const billed = await cost(async () => {
      for (let round = 0; round < 10; round += 1) {
        clock.advance(HALF_A_MINUTE);
        await instances[round % 2]?.pollAndFind(round);
      }
    });
    expect(billed).toBe(30);
  });

  test.each([
    ['30 s', HALF_A_MINUTE, 194_400],
    ['38 s', 38_000, 205_200],
  ])(
    'a month of one instance with a round each %s is as much as documented',
    async (_, pause, documented) => {
      const renew = renewals(new FakeClock(), pause);
      const billed = await cost(() => renew(Math.ceil(3_600_000 / pause)));
      expect(billed * 24 * 30).toBe(documented);
    },
  );

  test("another instance's fresh snapshot is one command, and none from then on", async () => {
    const clock = new FakeClock();
    await startInstance(clock).pollAndFind(7);
    const other = startInstance(clock);
    expect(await cost(() => other.current())).toBe(1);
    expect(await cost(() => Promise.all(Array.from({ length: 50 }, () => other.current())))).toBe(0);
  });
});

describe('an instance that takes the lease without reading first', () => {
  test('is refused by the lease of who has replaced what it knows, and serves that, for two commands', async () => {
    const clock = new FakeClock();
    const [one, other] = [startInstance(clock), startInstance(clock)];
    await one.pollAndFind(7);
    await other.current();
    clock.advance(HALF_A_MINUTE);
    await one.pollAndFind(8);
    clock.advance(7_999);
    const billed = await cost(async () => {
      expect(playersIn(await other.current())).toBe(8);
    });
    expect(billed).toBe(2);
    expect(other.polls).toHaveLength(0);
  });

  test('reads once such a lease may have ended', async () => {
    const clock = new FakeClock();
    const [one, other] = [startInstance(clock), startInstance(clock)];
    await one.pollAndFind(7);
    await other.current();
    clock.advance(HALF_A_MINUTE);
    const lease = await leaseKeyIn(status.database);
    await one.pollAndFind(8);
    clock.advance(10_001);
    await status.database.redis.del(lease);
    expect(playersIn(await other.current())).toBe(8);
    expect(other.polls).toHaveLength(0);
  });

  test('reads when its own publication may not have arrived', async () => {
    const clock = new FakeClock();
    const instance = startInstance(clock);
    await instance.pollAndFind(7);
    clock.advance(HALF_A_MINUTE);
    const begun = instance.nextPoll();
    const report = instance.current();
    await begun;
    await status.database.setFull(true);
    instance.polls[1]?.finish(8);
    await (
      await report
    ).background;
    await status.database.setFull(false);
    const other = startInstance(clock);
    await status.database.redis.del(await leaseKeyIn(status.database));
    await other.pollAndFind(9);
    clock.advance(HALF_A_MINUTE);
    await other.pollAndFind(10);
    expect(playersIn(await instance.current())).toBe(10);
    expect(instance.polls).toHaveLength(2);
  });
});

describe('a publication', () => {
  const looksFor = async (lostMs: number, isTaken: boolean) => {
    const clock = new FakeClock();
    const [instance, other] = [startInstance(clock), startInstance(clock)];
    await other.pollAndFind(7);
    clock.advance(HALF_A_MINUTE);
    const begun = instance.nextPoll();
    const report = instance.current();
    await begun;
    clock.advance(lostMs);
    if (isTaken) await status.database.redis.set(await leaseKeyIn(status.database), 'somebody');
    instance.polls[0]?.finish(8);
    await (
      await report
    ).background;
    return playersIn(await startInstance(clock).current());
  };

  test('that is late is not sent when the lease has gone to somebody else, and is when it has not', async () => {
    expect(await looksFor(9_000, true)).toBe(7);
    await status.database.redis.flushdb();
    expect(await looksFor(9_000, false)).toBe(8);
  });

  test('after a lease whose reply was lost is sent if the lease was granted, and only then', async () => {
    for (const [isSent, found] of [
      [true, 8],
      [false, 7],
    ] as const) {
      await status.database.redis.flushdb();
      const clock = new FakeClock();
      await startInstance(clock).pollAndFind(7);
      clock.advance(HALF_A_MINUTE);
      const service = serviceWith(status.database, {
        clock,
        poll: () => Promise.resolve(roundOf(snapshotWith(8, clock))),
        async lease(lease) {
          if (isSent) await lease();
          throw new Error('The reply is lost.');
        },
      });
      const { background } = await service.current();
      await background;
      await status.database.redis.set(await leaseKeyIn(status.database), 'somebody');
      expect(playersIn(await startInstance(clock).current())).toBe(found);
    }
  });
});
