import fc from 'fast-check';
import example from '../../test/network/voting';
import { aNetwork } from '../../test/support/fixtures/a-network';
import { sentVote } from '../../test/support/fixtures/companion-calls';
import { siteCalled } from '../../test/support/fixtures/network-parts';
import { setUpBridge, sumOf } from '../../test/support/server/bridge';

const world = setUpBridge();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const countOf = (site: 'first' | 'third', reward: string) =>
  siteCalled(site).rewards.find((given) => given.reward === reward)?.count ?? 0;

test('somebody who never voted has zeros', async () => {
  expect(await world.bridge.votes.of('Nobody')).toEqual({
    player: 'Nobody',
    sites: ['first', 'second', 'third'].map((id) => ({ id, votedAt: null, nextAt: null })),
    streak: { days: 0, best: 0, keptUntil: null, spared: null },
    milestones: [3, 7, 14, 30].map((days) => ({ days, state: 'locked' })),
    rewards: [],
    month: { votes: 0, rank: null },
  });
});

test('a vote counts once for its player, in whatever case the name comes, its site and its cooldown', async () => {
  const { bridge, clock } = world;
  await bridge.vote('Alex');
  await bridge.vote('ALEX');
  expect((await bridge.votes.of('aLEX')).month).toEqual({ votes: 1, rank: 1 });
  await bridge.vote('Alex', 'third');
  await bridge.vote('Steve');
  clock.advance(23 * HOUR_MS - 1);
  await bridge.vote('Alex');
  expect((await bridge.votes.of('Alex')).month).toEqual({ votes: 2, rank: 1 });
  clock.advance(1);
  await bridge.vote('Alex');
  const votes = await bridge.votes.of('Alex');
  expect([votes.month.votes, sumOf(votes, 'vote-key').waiting]).toEqual([
    3,
    2 * countOf('first', 'vote-key') + countOf('third', 'vote-key'),
  ]);
  expect(votes.sites[0]).toEqual({
    id: 'first',
    votedAt: new Date(clock.now()).toISOString(),
    nextAt: new Date(clock.now() + DAY_MS).toISOString(),
  });
});

test('a vote whose reply was lost counts once when it is told again, also long after its cooldown', async () => {
  const { bridge, clock } = world;
  // Sent by a server whose clock is a day ahead.
  const vote = sentVote('Alex', clock.now() + DAY_MS);
  await expect(world.deaf().sync({ votes: [vote] })).rejects.toThrow('lost');
  clock.advance(2 * DAY_MS);
  const { accepted } = await bridge.sync({ votes: [vote] });
  expect([accepted.votes, (await bridge.votes.of('Alex')).month.votes]).toEqual([[vote.id], 1]);
});

test('one receipt holds all that speaks for a vote, each once', async () => {
  const { bridge, clock } = world;
  const vote = sentVote('Alex', clock.now());
  await bridge.sync({ votes: [vote] });
  await bridge.sync({ votes: [vote, sentVote('alex', clock.now(), { protocol: 1 })] });
  const { votes } = await bridge.desk.ledger('ALE', null);
  expect(votes).toHaveLength(1);
  expect(votes[0]?.evidence.map(({ source, protocol }) => [source, protocol])).toEqual([
    ['votifier', 2],
    ['votifier', 1],
  ]);
  expect((await bridge.desk.ledger('steve', null)).votes).toEqual([]);
});

test('whatever order votes come in, and however often, as many count as cooldowns allow and the streak is what the days say', async () => {
  const { clock, database } = world;
  const start = clock.now();
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 });
  const orders = days.chain((chosen) =>
    fc.record({
      chosen: fc.constant(chosen),
      order: fc.shuffledSubarray([...chosen, ...chosen], { minLength: 2 * chosen.length }),
      spared: fc.integer({ min: 0, max: 7 }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(orders, async ({ chosen, order, spared }) => {
      aNetwork({ voting: { ...example, spared } });
      await database.redis.flushdb();
      const fresh = world.another();
      for (const day of order) await fresh.sync({ votes: [sentVote('Alex', start - day * DAY_MS)] });
      const votes = await fresh.votes.of('Alex');
      expect(votes.month.votes).toBe(chosen.length);
      const [best, streak] = expectedStreak(chosen, spared);
      expect(votes.streak.days).toBe(streak);
      // The best streak stays, although a late vote of an earlier day may use up a spared day.
      expect(votes.streak.best).toBeGreaterThanOrEqual(best);
      expect(votes.streak.best).toBeLessThanOrEqual(chosen.length);
    }),
    { numRuns: 40 },
  );
});

/** Computes the longest streak and today's by examining each week that ends with a missed day. Day 0 is today. */
function expectedStreak(daysAgo: readonly number[], spared: number): [best: number, days: number] {
  const days = daysAgo.map((ago) => -ago).sort((a, b) => a - b);
  let [best, begin] = [0, 0];
  const isBroken = (missed: number, end: number) => {
    const week = [0, 1, 2, 3, 4, 5, 6].map((ago) => missed - ago);
    const gaps = week.filter((day) => day > (days[begin] ?? 0) && !days.includes(day));
    return gaps.length > spared || end - (days.findLast((day) => day < end) ?? 0) - 1 > spared;
  };
  const endsBefore = (end: number) => {
    const last = days.findLast((day) => day < end) ?? end;
    return Array.from({ length: end - last - 1 }, (_, n) => last + 1 + n).some((gap) => isBroken(gap, end));
  };
  for (const [index, day] of days.entries()) {
    if (index > 0 && endsBefore(day)) begin = index;
    best = Math.max(best, index - begin + 1);
  }
  const isAlive = days.includes(0) || !endsBefore(0);
  return [best, isAlive ? days.length - begin : 0];
}

test('weeks of votes make the streak that their days and the spared ones say', async () => {
  const { clock, database } = world;
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { minLength: 8, maxLength: 16 });
  await fc.assert(
    fc.asyncProperty(days, fc.integer({ min: 0, max: 7 }), async (chosen, spared) => {
      aNetwork({ voting: { ...example, spared } });
      await database.redis.flushdb();
      const fresh = world.another();
      for (let ago = 20; ago >= 0; ago -= 1) {
        if (chosen.includes(ago)) await fresh.vote('Alex');
        if (ago > 0) clock.advance(DAY_MS);
      }
      const { best, days: current } = (await fresh.votes.of('Alex')).streak;
      expect([best, current]).toEqual(expectedStreak(chosen, spared));
    }),
    { numRuns: 30 },
  );
});

test('what was counted on a site that is gone stays, and is shown under its id', async () => {
  const { bridge } = world;
  await bridge.vote('Alex', 'third');
  aNetwork({ voting: { ...example, sites: example.sites.filter(({ id }) => id !== 'third') } });
  const { month, sites, streak } = await bridge.votes.of('Alex');
  expect([month.votes, streak.days, sites.map(({ id }) => id)]).toEqual([1, 1, ['first', 'second']]);
  expect((await bridge.desk.ledger('alex', null)).votes.map(({ site }) => site)).toEqual(['third']);
});

describe('milestones', () => {
  beforeEach(async () => {
    const { bridge, clock } = world;
    const days = [2, 1, 0].map((ago) => sentVote('Alex', clock.now() - ago * DAY_MS));
    await bridge.sync({ votes: days });
  });

  test('can be claimed once each when they are reached, and give what they promise', async () => {
    const { bridge } = world;
    await expect(bridge.votes.claim('Alex', 7)).rejects.toMatchObject({ code: 'conflict' });
    await expect(bridge.votes.claim('Alex', 4)).rejects.toMatchObject({ code: 'conflict' });
    const before = sumOf(await bridge.votes.of('Alex'), 'coins').waiting;
    const claims = await Promise.allSettled([1, 2, 3].map(() => bridge.votes.claim('alex', 3)));
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const votes = await bridge.votes.of('Alex');
    expect(votes.milestones[0]).toEqual({ days: 3, state: 'claimed' });
    expect(sumOf(votes, 'coins').waiting).toBe(before + 1_000);
  });

  test('stay to be claimed when the streak has ended', async () => {
    const { bridge, clock } = world;
    clock.advance(5 * DAY_MS);
    const { streak, milestones } = await bridge.votes.of('Alex');
    expect([streak.days, streak.best, milestones[0]?.state]).toEqual([0, 3, 'claimable']);
  });
});

describe('a month', () => {
  const NEXT = Date.parse('2026-06-01T00:00:00.000Z');
  const voteThrice = async () => {
    const { bridge } = world;
    for (const site of ['first', 'second', 'third'] as const) await bridge.vote('Alex', site);
    for (const site of ['first', 'second'] as const) await bridge.vote('Steve', site);
    await bridge.vote('Herobrine');
    await bridge.vote('Notch');
  };
  const rankOf = async (name: string) => sumOf(await world.bridge.votes.of(name), 'monthly-rank');

  test('lists its most loyal voters by the names that they write, with the goal', async () => {
    await voteThrice();
    expect(await world.bridge.votes.voters(null)).toMatchObject({
      month: '2026-05',
      goal: { votes: 7 },
      players: [{ player: 'Alex', votes: 3 }, { player: 'Steve', votes: 2 }, { votes: 1 }, { votes: 1 }],
    });
    expect((await world.bridge.votes.voters('2026-04')).players).toEqual([]);
  });

  test('rewards its best once when it is over, however often and late that is seen to', async () => {
    const { bridge, clock } = world;
    await voteThrice();
    await bridge.upkeep.run();
    expect((await rankOf('Alex')).waiting).toBe(0);
    clock.advance(NEXT - clock.now() + 40 * DAY_MS);
    await expect(world.deaf().upkeep.run()).rejects.toThrow('lost');
    await Promise.all([1, 2, 3].map(() => world.another().upkeep.run()));
    expect([(await rankOf('Alex')).waiting, (await rankOf('Steve')).waiting]).toEqual([30, 30]);
    const others = [await rankOf('Herobrine'), await rankOf('Notch')].map(({ waiting }) => waiting);
    expect(others.toSorted()).toEqual([0, 30]);
  });

  test('counts a vote for the month in which it was given', async () => {
    const { bridge, clock } = world;
    clock.advance(NEXT - clock.now() + HOUR_MS);
    await bridge.sync({ votes: [sentVote('Alex', NEXT - 1), sentVote('Steve', NEXT)] });
    expect((await bridge.votes.voters('2026-05')).players).toEqual([{ player: 'Alex', votes: 1 }]);
    expect((await bridge.votes.voters('2026-06')).players).toEqual([{ player: 'Steve', votes: 1 }]);
  });
});

test('receipts are erased after 90 days, and players 13 months after their last vote', async () => {
  const { bridge, clock, database } = world;
  await bridge.vote('Alex');
  await bridge.vote('Steve');
  clock.advance(91 * DAY_MS);
  await bridge.vote('Steve');
  expect(await bridge.upkeep.erase()).toEqual({ receipts: 2, players: 0, unrecognized: 0 });
  clock.advance(345 * DAY_MS);
  expect(await bridge.upkeep.erase()).toEqual({ receipts: 1, players: 1, unrecognized: 0 });
  expect(await database.redis.hkeys('votes:players')).toEqual(['steve']);
});
