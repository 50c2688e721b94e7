import { identity } from '#network/identity';
import type { Bedrock } from '@/contract/network/identity';
import { onlineAs, sentVote } from '../../test/support/fixtures/companion-calls';
import { ENTRANCE_SERVER, OTHER_SERVER } from '../../test/support/fixtures/tracked-servers';
import { receiptsOf, setUpBridge, sumOf } from '../../test/support/server/bridge';
import { countCommands } from '../../test/support/server/count-commands';
import { openDatabase } from '../core/database/database';
import { createLeaderboardStore } from '../leaderboards/store/leaderboard-store';
import { createVoteStore } from '../votes/store/vote-store';
import { parseSiteClaim } from '../votes/vote';

const world = setUpBridge();
const boss = { id: '33333333-3333-4333-8333-333333333333' };
const given = (prefix: Bedrock['prefix'], spaces: Bedrock['spaces'] = 'kept') =>
  jest.replaceProperty(identity, 'bedrock', { prefix, spaces });
afterEach(() => jest.restoreAllMocks());

const votesOf = async (...names: string[]) =>
  Promise.all(names.map(async (name) => (await world.bridge.votes.of(name)).month.votes));
/** Returns this month's voters, with their names as on the board. */
const voters = async () => (await world.bridge.votes.voters(null)).players;

/** Returns a player with minimal figures, as a game server pushes one. */
const pushed = (username: string) => ({ uuid: onlineAs(username).uuid, username, metrics: { kills: 1 } });

describe('under the name that the game says', () => {
  test.each<[string, Bedrock['prefix'], Bedrock['spaces']]>([
    ['*TestGamer', '*', 'kept'],
    ['-Test_Gamer', '-', 'underscores'],
    ['+Gamer', '+', 'kept'],
    ['.Test Gamer', '.', 'kept'],
    ['+-Cool Guy 1', '+-', 'kept'],
    ['BE_Sixteen_Letters', 'BE_', 'kept'],
    ['~Gamer', '~', 'kept'],
  ])('%s votes, is rewarded, and stands on the board', async (name, prefix, spaces) => {
    given(prefix, spaces);
    const { bridge, clock } = world;
    await bridge.vote(name);
    expect(await voters()).toEqual([{ player: name, votes: 1 }]);
    expect(sumOf(await bridge.votes.of(name.toLowerCase()), 'vote-key').waiting).toBe(1);

    const handed = await bridge.play(OTHER_SERVER, [name]);
    expect(handed.rewards.map(({ player }) => player)).toContain(name);
    for (const { id } of handed.rewards) expect(id).toMatch(/^[a-z0-9_.~-]{1,100}$/);
    const [first] = handed.rewards;
    await bridge.play(OTHER_SERVER, [name], { receipts: receiptsOf(handed, 'uncertain') });
    const anew = await bridge.desk.decide(boss, first?.id ?? '', 'retry');
    expect(anew).toMatchObject({ player: name, state: 'waiting' });
    const again = await bridge.play(OTHER_SERVER, [name]);
    expect(again.rewards.map(({ id }) => id)).toEqual([anew.id]);
    const { accepted } = await bridge.play(OTHER_SERVER, [name], { receipts: receiptsOf(again) });
    expect(accepted.receipts).toEqual([anew.id]);
    await bridge.desk.test(boss, name, 'first');
    clock.advance(60_000);
    expect((await bridge.play(ENTRANCE_SERVER, [name])).rewards[0]?.player).toBe(name);
  });

  test('a code is shown to the player with this name', async () => {
    given('*');
    const { bridge } = world;
    const alice = { user: { id: 'alice' } } as Parameters<typeof bridge.links.start>[0];
    await bridge.links.start(alice, '*Cool Guy');
    expect((await bridge.play(OTHER_SERVER, ['Guy', '*CoolGuy'])).challenges).toEqual([]);
    expect((await bridge.play(OTHER_SERVER, ['*cool guy'])).challenges).toEqual([
      expect.objectContaining({ player: '*Cool Guy' }),
    ]);
  });
});

test('a vote for what is no name on these servers is refused, and counts where a player there has just this name', async () => {
  given('*');
  const { bridge, clock } = world;
  const votes = ['-Gamer', '+Gamer', 'a'.repeat(17)].map((name) => sentVote(name, clock.now()));
  const { accepted } = await bridge.play(OTHER_SERVER, ['+gamer'], { votes });
  expect(accepted).toMatchObject({
    votes: [votes[1]?.id],
    refused: [votes[0], votes[2]].map((vote) => ({ id: vote?.id, reason: 'unknown_player' })),
  });
  expect(await voters()).toEqual([{ player: '+gamer', votes: 1 }]);
});

describe('where a listing site drops the prefix', () => {
  beforeEach(() => given('.'));

  test('the vote goes to the player with it, who is there or was once', async () => {
    const { bridge, clock } = world;
    await bridge.play(OTHER_SERVER, ['.Steve', '.Cool Guy']);
    await bridge.vote('Steve');
    await bridge.play(OTHER_SERVER, []);
    clock.advance(24 * 3_600_000);
    await bridge.vote('steve', 'second');
    await bridge.vote('Cool_Guy');
    await bridge.vote('Cool Guy', 'second');
    await bridge.vote('.Cool_Guy', 'third');
    expect(await voters()).toEqual([
      { player: '.Cool Guy', votes: 3 },
      { player: '.Steve', votes: 2 },
    ]);
    expect((await bridge.play(ENTRANCE_SERVER, ['.Steve'])).rewards.map(({ player }) => player)).toContain(
      '.Steve',
    );
  });

  test('the same call may bring the vote, and its rewards are handed out at once', async () => {
    const { bridge, clock } = world;
    const handed = await bridge.play(OTHER_SERVER, ['.Steve'], { votes: [sentVote('sTEVE', clock.now())] });
    expect(handed.rewards[0]?.player).toBe('.Steve');
    expect(await voters()).toEqual([{ player: '.Steve', votes: 1 }]);
  });

  test('a player of the Java Edition who has been there keeps the votes', async () => {
    const { bridge } = world;
    await bridge.play(OTHER_SERVER, ['.Steve', 'Steve']);
    await bridge.play(OTHER_SERVER, []);
    await bridge.vote('Steve');
    expect(await votesOf('Steve', '.Steve')).toEqual([1, 0]);
  });

  test('a player of the Java Edition who was handed rewards keeps the votes', async () => {
    const { bridge, clock, database } = world;
    await bridge.vote('Steve');
    await bridge.play(OTHER_SERVER, ['Steve']);
    // The site may have counted votes for longer than it has recorded who was online.
    await database.redis.del('votes:seen');
    await bridge.play(OTHER_SERVER, ['.Steve']);
    clock.advance(24 * 3_600_000);
    await bridge.vote('Steve');
    expect(await votesOf('Steve', '.Steve')).toEqual([2, 0]);
  });

  test('votes that nobody could be rewarded for keep no later one from the player who is there', async () => {
    const { bridge, clock } = world;
    await bridge.vote('Steve');
    await bridge.play(OTHER_SERVER, ['.Steve']);
    clock.advance(24 * 3_600_000);
    await bridge.vote('Steve');
    expect(await votesOf('Steve', '.Steve')).toEqual([1, 1]);
  });

  test('a player is known from a leaderboard, too', async () => {
    const { bridge, database } = world;
    const opened = openDatabase(database, 5_000);
    const boards = createLeaderboardStore(opened, opened);
    await boards.push('skywars', [pushed('.Steve'), pushed('.Alex'), pushed('Alex')], Date.now());
    await bridge.vote('Steve');
    await bridge.vote('Alex');
    expect(await votesOf('.Steve', 'Alex', '.Alex')).toEqual([1, 1, 0]);
  });

  test('a vote for nobody who is known counts under the name that it came with', async () => {
    await world.bridge.play(OTHER_SERVER, ['.Alex']);
    await world.bridge.vote('Steve');
    expect(await voters()).toEqual([{ player: 'Steve', votes: 1 }]);
  });

  test('the vote page shows the votes of the player whom they went to', async () => {
    const { bridge } = world;
    await bridge.play(OTHER_SERVER, ['.Steve']);
    await bridge.vote('Steve');
    expect(await bridge.votes.of('Steve')).toMatchObject({ player: '.Steve', month: { votes: 1, rank: 1 } });
  });

  test('what is claimed at the listing site is claimed under the name that it knows', async () => {
    const setting = { check: 'minecraft-mp', key: 'key', url: null } as const;
    const bridge = world.another({ first: setting });
    await bridge.play(OTHER_SERVER, ['.Cool Guy']);
    await bridge.vote('Cool_Guy');
    const [claim] = await world.database.redis.zrange<string[]>('votes:claims', 0, -1);
    expect(claim).toMatch(/^first cool_guy \S+ \d+$/);
    const due = parseSiteClaim(claim ?? '');
    if (due) await createVoteStore(openDatabase(world.database, 5_000)).settleSiteClaim(due, true);
    const stored = await world.database.redis.hget<{ sites: object }>('votes:players', '.cool guy');
    expect(stored?.sites).toEqual({ first: [expect.objectContaining({ used: true })] });
  });
});

test('what it costs to know who was there: a command when somebody joins who was never rewarded, and none for a vote of a player who was there', async () => {
  const { bridge, database, clock } = world;
  const joining = () => countCommands(database, () => bridge.play(OTHER_SERVER, ['Alex']));
  const vote = async () => countCommands(database, () => bridge.vote('Alex'));
  jest.replaceProperty(identity, 'bedrock', undefined);
  const [first, plain] = [await joining(), await vote()];
  await database.redis.flushdb();
  jest.restoreAllMocks();
  given('.');
  expect(await joining()).toBe(first + 1);
  expect(await countCommands(database, () => bridge.play(OTHER_SERVER, ['Alex']))).toBe(2);
  await bridge.vote('Alex');
  const rewarded = async () => {
    await bridge.play(OTHER_SERVER, []);
    return joining();
  };
  await rewarded();
  clock.advance(24 * 3_600_000);
  expect(await vote()).toBe(plain);
  await rewarded();
  expect(await rewarded()).toBe(first);
});

test('who was there is forgotten after 13 to 14 months', async () => {
  const { bridge, clock, database } = world;
  given('.');
  await bridge.play(OTHER_SERVER, ['.Steve', 'Alex']);
  await bridge.play(OTHER_SERVER, []);
  const known = () => database.redis.zrange('votes:seen', 0, -1);
  clock.advance(390 * 24 * 3_600_000);
  await bridge.upkeep.erase();
  expect(await known()).toEqual(['.steve', 'alex']);
  await bridge.play(OTHER_SERVER, ['Alex']);
  clock.advance(40 * 24 * 3_600_000);
  await bridge.upkeep.erase();
  expect(await known()).toEqual(['alex']);
});
