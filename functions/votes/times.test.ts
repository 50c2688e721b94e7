import { sentVote } from '../../test/support/fixtures/companion-calls';
import { OTHER_SERVER } from '../../test/support/fixtures/tracked-servers';
import { type Bridge, setUpBridge, sumOf } from '../../test/support/server/bridge';

const world = setUpBridge();
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Sets the clock to that time. */
const goTo = (iso: string) => world.clock.advance(Date.parse(iso) - world.clock.now());
/** Casts votes at these times, and delivers each at once. */
async function voteAt(bridge: Bridge, ...times: readonly [iso: string, site?: 'first' | 'second'][]) {
  for (const [iso, site = 'first'] of times) {
    goTo(iso);
    await bridge.sync({ votes: [sentVote('Alex', Date.parse(iso), { site })] });
  }
}
const progress = async (bridge: Bridge) => {
  const { streak, month } = await bridge.votes.of('Alex');
  return [streak.days, month.votes];
};

describe('a day', () => {
  test('ends at midnight of the network’s zone', async () => {
    const berlin = world.another({}, 'Europe/Berlin');
    await voteAt(berlin, ['2026-05-25T21:59:59.999Z']);
    expect(await progress(berlin)).toEqual([1, 1]);
    await voteAt(berlin, ['2026-05-25T22:00:00.000Z', 'second']);
    expect(await progress(berlin)).toEqual([2, 2]);
  });

  test('of 23 hours, when clocks are set forward, is one day', async () => {
    const berlin = world.another({}, 'Europe/Berlin');
    // Midnight of the 29th, and of the 30th: the second vote on the same site is just late enough to count.
    await voteAt(berlin, ['2026-03-28T23:00:00.000Z'], ['2026-03-29T22:00:00.000Z']);
    expect(await progress(berlin)).toEqual([2, 2]);
  });

  test('of 25 hours, when clocks are set back, is one day too, with two votes', async () => {
    const berlin = world.another({}, 'Europe/Berlin');
    await voteAt(berlin, ['2026-10-24T22:00:00.000Z'], ['2026-10-25T22:59:59.999Z']);
    expect(await progress(berlin)).toEqual([1, 2]);
    await voteAt(berlin, ['2026-10-25T23:00:00.000Z', 'second']);
    expect(await progress(berlin)).toEqual([2, 3]);
  });
});

describe('a month', () => {
  const given = async (bridge: Bridge) => sumOf(await bridge.votes.of('Alex'), 'monthly-rank').waiting;
  /** Runs as another instance, which remembers no run. */
  const run = (zone: string) => world.another({}, zone).upkeep.run();

  test.each([
    ['America/New_York', '2026-06-01T04:00:00.000Z'],
    ['Asia/Kolkata', '2026-05-31T18:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-05-31T10:00:00.000Z'],
    ['Europe/Berlin', '2026-12-31T23:00:00.000Z'],
  ])('ends at midnight in %s, is rewarded from then on, and once', async (zone, end) => {
    const bridge = world.another({}, zone);
    const last = new Date(Date.parse(end) - 1).toISOString();
    await voteAt(bridge, [last]);
    await run(zone);
    expect([await given(bridge), await progress(bridge)]).toEqual([0, [1, 1]]);
    goTo(end);
    await Promise.all([run(zone), run(zone)]);
    await run(zone);
    expect([await given(bridge), await progress(bridge)]).toEqual([30, [1, 0]]);
    await voteAt(bridge, [end, 'second']);
    world.clock.advance(DAY_MS);
    await run(zone);
    expect([await given(bridge), await progress(bridge)]).toEqual([30, [2, 1]]);
  });

  test('that no run saw the end of is rewarded by the next one, and one that is long over by none', async () => {
    await voteAt(world.bridge, ['2026-05-31T12:00:00.000Z']);
    goTo('2026-08-31T23:59:59.999Z');
    await run('UTC');
    expect(await given(world.bridge)).toBe(30);
    await voteAt(world.bridge, ['2026-09-01T12:00:00.000Z']);
    goTo('2027-01-01T00:00:00.000Z');
    await run('UTC');
    expect(await given(world.bridge)).toBe(30);
  });

  test('gets what a companion brings a week late, and is not rewarded anew', async () => {
    const { bridge } = world;
    goTo('2026-06-01T00:00:00.000Z');
    await run('UTC');
    goTo('2026-06-06T00:00:00.000Z');
    await bridge.sync({ votes: [sentVote('Alex', Date.parse('2026-05-31T23:59:59.999Z'))] });
    await run('UTC');
    expect((await bridge.votes.voters('2026-05')).players).toEqual([{ player: 'Alex', votes: 1 }]);
    expect(await given(bridge)).toBe(0);
  });
});

describe('a clock of a companion', () => {
  test('that is a day ahead makes no vote of tomorrow, nor of the next month', async () => {
    const { bridge, clock } = world;
    goTo('2026-05-31T20:00:00.000Z');
    await bridge.sync({ votes: [sentVote('Alex', clock.now() + DAY_MS)] });
    expect(await progress(bridge)).toEqual([1, 1]);
    expect((await bridge.votes.of('Alex')).sites[0]?.votedAt).toBe('2026-05-31T20:00:00.000Z');
    // The listing site reports it again, to another server with a correct clock.
    await bridge.sync({ server: OTHER_SERVER, votes: [sentVote('alex', clock.now())] });
    expect(await progress(bridge)).toEqual([1, 1]);
  });

  test('that is a day behind loses no vote and no day of a streak', async () => {
    const { bridge, clock } = world;
    for (let day = 0; day < 3; day += 1) {
      clock.advance(DAY_MS);
      await bridge.sync({ votes: [sentVote('Alex', clock.now() - DAY_MS)] });
    }
    expect(await progress(bridge)).toEqual([3, 3]);
  });
});
