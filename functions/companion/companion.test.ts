import fc from 'fast-check';
import { voting } from '#network/private/voting';
import { NOT_RUN } from '@/contract/companion-sync';
import { onlineAs, sentVote } from '../../test/support/fixtures/companion-calls';
import { ENTRANCE_SERVER, OTHER_SERVER, SERVER_IDS } from '../../test/support/fixtures/tracked-servers';
import { receiptsOf, setUpBridge, sumOf } from '../../test/support/server/bridge';
import { countCommands } from '../../test/support/server/count-commands';
import { createSavingsDesk } from '../content/desk/savings-desk';
import { shippedBodies, shippedLibrary } from '../content/shipped';
import { createContentStore } from '../content/store/content-store';
import { openDatabase } from '../core/database/database';
import { createCompanionStore } from './store/companion-store';

const world = setUpBridge();
const MINUTE_MS = 60_000;
const OTHER = { id: '22222222-2222-4222-8222-222222222222', version: '1.0.0' };
const keysOf = async (name: string) => sumOf(await world.bridge.votes.of(name), 'vote-key');
const NONE = { waiting: 0, delivered: 0, uncertain: 0, failed: 0 };

test('a call with nothing new costs two commands, with nobody there, with a crowd, and with rewards for those who are not', async () => {
  const { bridge, database } = world;
  await bridge.vote('Absent');
  const crowd = Array.from({ length: 1_000 }, (_, n) => `Player_${String(n)}`);
  for (const names of [[], ['Alex'], crowd]) {
    await bridge.play(OTHER_SERVER, names);
    const cost = await countCommands(database, () => bridge.play(OTHER_SERVER, names));
    expect([names.length, cost]).toEqual([names.length, 2]);
  }
});

test('what a vote costs, from its arrival to the receipt of its rewards', async () => {
  const { bridge, database, clock } = world;
  await bridge.play(ENTRANCE_SERVER, ['Alex']);
  const costs: number[] = [];
  let handed = await bridge.play(ENTRANCE_SERVER, ['Alex']);
  costs.push(
    await countCommands(database, async () => {
      handed = await bridge.play(ENTRANCE_SERVER, ['Alex'], { votes: [sentVote('Alex', clock.now())] });
    }),
    await countCommands(database, () =>
      bridge.play(ENTRANCE_SERVER, ['Alex'], { receipts: receiptsOf(handed) }),
    ),
  );
  expect(costs).toEqual([6, 4]);
  expect(await keysOf('Alex')).toEqual({ ...NONE, delivered: 1 });
});

test('the next call is due after two minutes while somebody plays, and after ten else', async () => {
  const { bridge } = world;
  expect((await bridge.play(OTHER_SERVER, ['Alex'])).nextMs).toBe(120_000);
  expect((await bridge.play(OTHER_SERVER, [])).nextMs).toBe(600_000);
  expect((await bridge.sync({ players: null })).nextMs).toBe(600_000);
});

test('while the site saves, an instance that is ten minutes old lets companions wait for ten, too, and finds that out once in an hour', async () => {
  const { bridge, database, clock } = world;
  const shipped = { library: shippedLibrary, bodies: shippedBodies };
  const desk = createSavingsDesk({
    store: createContentStore(openDatabase(database, 5_000), shipped),
    clock,
  });
  const play = async () => (await bridge.play(OTHER_SERVER, ['Alex'])).nextMs;
  await desk.put({ id: 'ada' }, { film: false, polls: false, heartbeats: true });
  expect(await play()).toBe(120_000);
  clock.advance(10 * MINUTE_MS);
  expect(await play()).toBe(600_000);
  expect(await countCommands(database, play)).toBe(2);
  await desk.put({ id: 'ada' }, { film: false, polls: false, heartbeats: false, version: 1 });
  clock.advance(60 * MINUTE_MS);
  expect(await play()).toBe(120_000);
});

test('a second companion is refused for 12 minutes, while the first goes on', async () => {
  const { bridge, clock } = world;
  await bridge.play(OTHER_SERVER, []);
  await expect(bridge.play(OTHER_SERVER, [], { companion: OTHER })).rejects.toMatchObject({
    code: 'conflict',
  });
  await bridge.play(ENTRANCE_SERVER, [], { companion: OTHER });
  clock.advance(12 * MINUTE_MS - 1);
  await bridge.play(OTHER_SERVER, []);
  clock.advance(12 * MINUTE_MS - 1);
  const refused = bridge.play(OTHER_SERVER, ['Alex'], {
    companion: OTHER,
    votes: [sentVote('Alex', clock.now())],
  });
  await expect(refused).rejects.toMatchObject({ code: 'conflict' });
  expect((await bridge.votes.of('Alex')).month.votes).toBe(0);
  clock.advance(1);
  await bridge.play(OTHER_SERVER, [], { companion: OTHER });
  await expect(bridge.play(OTHER_SERVER, [])).rejects.toMatchObject({ code: 'conflict' });
});

test('a companion learns which rewards its server may give, and its lack of some is kept', async () => {
  const { bridge } = world;
  const { rewardIds } = await bridge.play(OTHER_SERVER, [], { missingRewards: ['coins'] });
  expect(rewardIds).toEqual(
    voting.rewards
      .filter(({ server }) => server === undefined || server === OTHER_SERVER)
      .map(({ id }) => id),
  );
  const elsewhere = voting.rewards.find(({ server }) => server !== undefined);
  const there = SERVER_IDS.find((id) => id === elsewhere?.server) ?? ENTRANCE_SERVER;
  expect((await bridge.play(there, [])).rewardIds).toContain(elsewhere?.id);
  const beats = await createCompanionStore(openDatabase(world.database, 5_000)).all();
  expect(beats.map(({ server, beat }) => [server, beat.missingRewards])).toEqual(
    SERVER_IDS.filter((id) => [OTHER_SERVER, there].includes(id)).map((id) => [
      id,
      id === OTHER_SERVER ? ['coins'] : undefined,
    ]),
  );
});

test('a server may call sixty times a minute', async () => {
  const { bridge, clock } = world;
  for (let call = 0; call < 60; call += 1) await bridge.play(OTHER_SERVER, []);
  await expect(bridge.play(OTHER_SERVER, [])).rejects.toMatchObject({ code: 'rate_limited' });
  await bridge.play(ENTRANCE_SERVER, []);
  clock.advance(MINUTE_MS);
  await bridge.play(OTHER_SERVER, []);
});

test('votes that count for nothing are refused with the reason, and the rest of the call counts', async () => {
  const { bridge, clock } = world;
  const [old, good] = [
    sentVote('Alex', clock.now() - 7 * 86_400_000 - 1),
    sentVote('Alex', clock.now() - 7 * 86_400_000),
  ];
  const { accepted } = await bridge.sync({
    votes: [old, good],
    receipts: [{ id: 'alex.made-up.1', result: 'done', detail: undefined }],
  });
  expect(accepted).toEqual({
    votes: [good.id],
    receipts: [],
    refused: [
      { id: old.id, reason: 'too_old' },
      { id: 'alex.made-up.1', reason: 'unknown_reward' },
    ],
  });
});

test('rewards wait for the player, and are handed out once, on the server where the player is', async () => {
  const { bridge } = world;
  await bridge.play(OTHER_SERVER, ['Steve']);
  await bridge.vote('Alex');
  expect((await bridge.play(OTHER_SERVER, ['Steve'])).rewards).toEqual([]);
  const handed = await bridge.play(OTHER_SERVER, ['Steve', 'ALEX']);
  expect(handed.rewards.map(({ reward, player, count }) => [reward, player, count])).toContainEqual([
    'vote-key',
    'ALEX',
    1,
  ]);
  expect((await bridge.play(OTHER_SERVER, ['ALEX'])).rewards).toEqual([]);
  expect((await bridge.play(ENTRANCE_SERVER, ['ALEX'])).rewards).toEqual([]);
  const [first] = receiptsOf(handed);
  await bridge.play(OTHER_SERVER, ['ALEX'], { receipts: receiptsOf(handed) });
  expect(await keysOf('Alex')).toEqual({ ...NONE, delivered: 1 });
  // Only the server that has the reward can report its outcome.
  const { accepted } = await bridge.play(ENTRANCE_SERVER, [], { receipts: first ? [first] : [] });
  expect(accepted.refused).toEqual([{ id: first?.id, reason: 'unknown_reward' }]);
});

test('a vote that comes by one server is rewarded on another at its next call', async () => {
  const { bridge } = world;
  await bridge.play(OTHER_SERVER, ['Alex']);
  await bridge.vote('Alex');
  expect((await bridge.play(OTHER_SERVER, ['Alex'])).rewards.length).toBeGreaterThan(0);
});

test('what is not reported within ten minutes is uncertain, and a later word still counts', async () => {
  const { bridge, clock } = world;
  await bridge.vote('Alex');
  const handed = await bridge.play(OTHER_SERVER, ['Alex']);
  clock.advance(10 * MINUTE_MS - 1);
  expect(await keysOf('Alex')).toEqual({ ...NONE, waiting: 1 });
  clock.advance(1);
  expect(await keysOf('Alex')).toEqual({ ...NONE, uncertain: 1 });
  expect((await bridge.desk.rewards('uncertain', null)).rewards).toHaveLength(handed.rewards.length);
  expect((await bridge.play(ENTRANCE_SERVER, ['Alex'])).rewards).toEqual([]);
  await bridge.play(OTHER_SERVER, [], { receipts: receiptsOf(handed) });
  expect(await keysOf('Alex')).toEqual({ ...NONE, delivered: 1 });
});

test('a reward of which no command was run waits again, under the same id', async () => {
  const { bridge } = world;
  await bridge.vote('Alex');
  const handed = await bridge.play(OTHER_SERVER, ['Alex']);
  await bridge.play(OTHER_SERVER, [], { receipts: receiptsOf(handed, 'failed', NOT_RUN) });
  expect(await keysOf('Alex')).toEqual({ ...NONE, waiting: 1 });
  expect((await bridge.play(ENTRANCE_SERVER, ['Alex'])).rewards).toEqual(handed.rewards);
});

test('what fails again and again, since rewards.json does not hold it, is added up and not lost', async () => {
  const { bridge, clock } = world;
  for (let day = 0; day < 40; day += 1) {
    await bridge.vote('Alex');
    const handed = await bridge.play(OTHER_SERVER, ['Alex']);
    const detail = 'rewards.json holds no such thing';
    await bridge.play(OTHER_SERVER, [], { receipts: receiptsOf(handed, 'failed', detail) });
    clock.advance(24 * 60 * MINUTE_MS);
  }
  await bridge.vote('Alex', 'third');
  expect((await keysOf('Alex')).failed).toBe(40);
  const { rewards } = await bridge.votes.of('Alex');
  expect(rewards.filter(({ state }) => state === 'failed').length).toBeLessThan(40);
});

describe('an admin', () => {
  const boss = { id: '33333333-3333-4333-8333-333333333333' };

  test('has an uncertain reward made anew under another id, once, and settles another', async () => {
    const { bridge, clock } = world;
    await bridge.vote('Alex');
    const handed = await bridge.play(OTHER_SERVER, ['Alex']);
    const [again, settled] = handed.rewards.map(({ id }) => id);
    await expect(bridge.desk.decide(boss, again ?? '', 'retry')).rejects.toMatchObject({ code: 'conflict' });
    clock.advance(10 * MINUTE_MS);
    await expect(world.deaf().desk.decide(boss, again ?? '', 'retry')).rejects.toThrow('lost');
    const anew = await bridge.desk.decide(boss, again ?? '', 'retry');
    expect(anew).toMatchObject({ state: 'waiting', player: 'Alex' });
    expect(anew.id).not.toBe(again);
    expect(await bridge.desk.decide(boss, settled ?? '', 'done')).toMatchObject({ state: 'delivered' });
    expect((await bridge.play(OTHER_SERVER, ['Alex'])).rewards.map(({ id }) => id)).toEqual([anew.id]);
    const missing = bridge.desk.decide(boss, 'nobody.made-up.1', 'done');
    await expect(missing).rejects.toMatchObject({ code: 'not_found' });
  });

  test('sends a test vote, which is rewarded and counts for nothing else', async () => {
    const { bridge } = world;
    const { rewards } = await bridge.desk.test(boss, 'Alex', 'first');
    const votes = await bridge.votes.of('Alex');
    expect([votes.month, votes.streak.days, votes.sites[0]?.votedAt]).toEqual([
      { votes: 0, rank: null },
      0,
      null,
    ]);
    expect((await bridge.play(OTHER_SERVER, ['Alex'])).rewards.map(({ id }) => id)).toEqual(rewards);
  });
});

test('after any sequence of joining, leaving, reports and lost replies each reward is in one state, and none is given twice', async () => {
  const steps = fc.array(
    fc.record({
      server: fc.constantFrom(...SERVER_IDS),
      isThere: fc.boolean(),
      isLost: fc.boolean(),
      votes: fc.integer({ min: 0, max: 2 }),
      report: fc.constantFrom('done', 'failed', 'uncertain', 'not_run', null),
      minutes: fc.integer({ min: 0, max: 11 }),
    } as const),
    { minLength: 3, maxLength: 15 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { clock, database } = world;
      await database.redis.flushdb();
      const [bridge, deaf] = [world.another(), world.deaf()];
      const given = new Map<string, number>();
      for (const { server, isThere, isLost, votes, report, minutes } of all) {
        clock.advance(minutes * MINUTE_MS);
        const players = isThere ? [onlineAs('Alex')] : [];
        const sites = ['first', 'second', 'third'] as const;
        const sent = sites.slice(0, votes).map((site) => sentVote('Alex', clock.now(), { site }));
        if (isLost) await expect(deaf.sync({ server, players, votes: sent })).rejects.toThrow('lost');
        const handed = await bridge.sync({ server, players, votes: sent });
        for (const { id, reward, count: many } of handed.rewards) {
          if (report !== 'not_run' && reward === 'vote-key') {
            expect(given.has(id)).toBe(false);
            given.set(id, many);
          }
        }
        if (report === 'not_run') {
          await bridge.sync({ server, receipts: receiptsOf(handed, 'failed', NOT_RUN) });
        } else if (report !== null) {
          await bridge.sync({ server, receipts: receiptsOf(handed, report) });
        }
      }
      clock.advance(10 * MINUTE_MS);
      const { sites, rewards } = await bridge.votes.of('Alex');
      const count = sites.reduce(
        (sum, { id, votedAt }) => sum + (votedAt === null ? 0 : id === 'third' ? 2 : 1),
        0,
      );
      const states = rewards.filter(({ reward }) => reward === 'vote-key');
      expect(states.reduce((sum, { count: many }) => sum + many, 0)).toBe(count);
      expect(new Set(rewards.map(({ id }) => id)).size).toBe(rewards.length);
    }),
    { numRuns: 40 },
  );
});
