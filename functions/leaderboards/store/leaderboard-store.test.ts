import fc from 'fast-check';
import { LEADERBOARD_SIZE } from '@/contract/leaderboard';
import { engines, serve, type ServedEngine } from '../../../local/data-service/test-engines';
import { startLookupHost } from '../../../test/support/fakes/public-lookups';
import {
  killDeathRatio,
  type Metric,
  METRICS,
  playerOf,
  type TestPlayer,
  uuidOf,
} from '../../../test/support/fixtures/leaderboard-players';
import { DatabaseError, openDatabase } from '../../core/database/database';
import { createLeaderboardStore } from './leaderboard-store';

const NOW = Date.parse('2026-05-25T12:00:00.000Z');
const MOST = 999_999_999_999_999;

const valueOf: Record<Metric, (player: TestPlayer) => number> = {
  kills: ({ kills }) => kills,
  kdr: killDeathRatio,
  playtime: ({ playtime }) => playtime,
  blocks: ({ blocksBreaked }) => blocksBreaked,
  mobkills: ({ mobKills }) => mobKills,
};

/** Best first; higher UUIDs sort first on a tie. */
const sorted = (players: readonly TestPlayer[], metric: Metric) =>
  players.toSorted((a, b) => valueOf[metric](b) - valueOf[metric](a) || (a.uuid < b.uuid ? 1 : -1));
const byUuid = <Player extends { uuid: string }>(players: readonly Player[]) =>
  players.toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1));

describe.each(engines)('on the %s engine', (_name, open) => {
  let service: ServedEngine;
  let store: ReturnType<typeof createLeaderboardStore>;
  beforeAll(async () => {
    service = await serve(open);
    const database = openDatabase(service, 10_000);
    store = createLeaderboardStore(database, database);
  });
  beforeEach(() => service.redis.flushdb());
  afterAll(() => service.close());

  const push = (...players: TestPlayer[]) => {
    const all = players.map((player) => ({ ...player, metrics: { level: null, ...player.metrics } }));
    return store.push('skywars', all, NOW);
  };
  const ranksOf = async (username: string) => (await store.ranks('skywars', username))?.places;

  test('there is no board before the first push, and one without anybody after the last player is gone', async () => {
    await store.capture('skywars', NOW);
    expect(await store.board('skywars')).toBeNull();
    await push(playerOf(1));
    expect(await store.remove('skywars', uuidOf(1), NOW + 1)).toBe(true);
    expect(await store.board('skywars')).toEqual({ capturedAt: '2026-05-25T12:00:00.001Z', players: [] });
    await store.capture('skywars', NOW + 2);
    expect(await store.board('skywars')).toEqual({ capturedAt: '2026-05-25T12:00:00.002Z', players: [] });
  });

  test('gives back every figure as it was pushed, however large or broken', async () => {
    const players = [
      playerOf(1, { kills: 1e15, deaths: 3, playtime: 0.1 + 0.2, blocksBreaked: 1e12, mobKills: 1e15 - 1 }),
      playerOf(2, { level: 100, playtime: 1e15, kills: 999_999_999_999_999 }),
    ];
    await push(...players);
    expect(byUuid((await store.board('skywars'))?.players ?? [])).toEqual(players);
    expect((await store.ranks('skywars', 'player_1'))?.player).toEqual(players[0]);
  });

  test('neighbouring large values stand in their order', async () => {
    await push(playerOf(1, { blocksBreaked: 1e15 - 1 }), playerOf(2, { blocksBreaked: 1e15 }));
    expect([(await ranksOf('player_1'))?.blocks, (await ranksOf('player_2'))?.blocks]).toEqual([2, 1]);
  });

  test('modes do not share players', async () => {
    await push(playerOf(1));
    expect(await store.board('parkour')).toBeNull();
    expect(await store.ranks('parkour', 'Player_1')).toBeNull();
    expect(await store.remove('parkour', uuidOf(1), NOW)).toBe(false);
    expect(await ranksOf('Player_1')).toBeDefined();
  });

  test('the last write of a player wins, in one call too', async () => {
    await push(playerOf(1, { kills: 9 }), playerOf(1, { kills: 5 }), playerOf(2, { kills: 6 }));
    expect((await ranksOf('Player_1'))?.kills).toBe(2);
    await push(playerOf(1, { kills: 7 }));
    expect((await ranksOf('Player_1'))?.kills).toBe(1);
    expect((await store.board('skywars'))?.players).toHaveLength(2);
  });

  test('a name is that of the player who has it last, in one call too', async () => {
    const [one, other] = [playerOf(1, { username: 'Steve' }), playerOf(2, { username: 'Steve' })];
    await push(one, other, one);
    expect((await store.ranks('skywars', 'Steve'))?.player.uuid).toBe(one.uuid);
    await push(other, one, other);
    expect((await store.ranks('skywars', 'Steve'))?.player.uuid).toBe(other.uuid);
  });

  test('a player is found in whatever case, of any alphabet', async () => {
    await push(
      playerOf(1, { username: 'Notch' }),
      playerOf(2, { username: 'Жанна' }),
      playerOf(3, { username: '.Bedrock_1' }),
    );
    for (const [name, uuid] of [
      ['nOTCH', uuidOf(1)],
      ['жАННА', uuidOf(2)],
      ['.BEDROCK_1', uuidOf(3)],
    ] as const) {
      expect((await store.ranks('skywars', name))?.player.uuid).toBe(uuid);
    }
    expect(await store.ranks('skywars', 'not')).toBeNull();
  });

  test.each([
    ['Steve', 'Alex'],
    ['Жанна', 'Йован'],
    ['Steve', 'Жанна'],
  ])('who was renamed from %s to %s is found by the new name only', async (before, after) => {
    await push(playerOf(1, { username: before }));
    await push(playerOf(1, { username: after }));
    expect(await store.ranks('skywars', before)).toBeNull();
    expect((await store.ranks('skywars', after))?.player.username).toBe(after);
    expect(await service.redis.hlen('leaderboard:skywars:names')).toBe(1);
  });

  test('a name that another player took over stays that player’s', async () => {
    await push(playerOf(1, { username: 'Steve' }));
    await push(playerOf(2, { username: 'steve' }));
    await push(playerOf(1, { username: 'Alex' }));
    expect((await store.ranks('skywars', 'Steve'))?.player.uuid).toBe(uuidOf(2));
    await push(playerOf(3, { username: 'Steve' }));
    expect(await store.remove('skywars', uuidOf(2), NOW)).toBe(true);
    expect((await store.ranks('skywars', 'Steve'))?.player.uuid).toBe(uuidOf(3));
  });

  test('without a death, every kill counts', async () => {
    await push(
      playerOf(1, { kills: 3, deaths: 0 }),
      playerOf(2, { kills: 3, deaths: 1 }),
      playerOf(3, { kills: 7, deaths: 2 }),
      playerOf(4, { kills: 0, deaths: 0 }),
    );
    const found = await Promise.all([1, 2, 3, 4].map((n) => ranksOf(`Player_${String(n)}`)));
    expect(found.map((ranks) => ranks?.kdr)).toEqual([3, 2, 1, 4]);
  });

  test('a removed player leaves nothing behind, and others move up', async () => {
    await push(playerOf(1, { kills: 2 }), playerOf(2, { kills: 1 }));
    expect(await store.remove('skywars', uuidOf(1), NOW)).toBe(true);
    expect(await store.remove('skywars', uuidOf(1), NOW)).toBe(false);
    expect(await store.ranks('skywars', 'Player_1')).toBeNull();
    expect((await store.ranks('skywars', 'Player_2'))?.places.kills).toBe(1);
    expect((await store.board('skywars'))?.players).toEqual([playerOf(2, { kills: 1 })]);
    const keys = ['players', 'names', ...METRICS.map((metric) => `by:${metric}`)];
    const { redis } = service;
    const sizes = await Promise.all(
      keys.map((key) =>
        redis.eval<[], number>(
          `return redis.call('${key.startsWith('by') ? 'ZCARD' : 'HLEN'}', 'leaderboard:skywars:${key}')`,
          [],
          [],
        ),
      ),
    );
    expect(sizes).toEqual(keys.map(() => 1));
  });

  test('each call is one command', async () => {
    service.commands.length = 0;
    await store.push(
      'skywars',
      Array.from({ length: 1_000 }, (_, n) => playerOf(n)),
      NOW,
    );
    await store.board('skywars');
    await store.ranks('skywars', 'Player_1');
    await store.remove('skywars', uuidOf(1), NOW);
    await store.capture('skywars', NOW);
    expect(service.commands.map(([name = '']) => name.toUpperCase())).toEqual([
      'EVAL',
      'GET',
      'EVAL',
      'EVAL',
      'EVAL',
    ]);
  });

  test('a push of the largest records stays below a megabyte', async () => {
    const players = Array.from({ length: 1_000 }, (_, n) =>
      playerOf(n, {
        level: MOST,
        kills: MOST,
        deaths: 7,
        playtime: 0.000123456789012345,
        blocksBreaked: MOST,
        mobKills: MOST,
        username: '𞤀'.repeat(16),
      }),
    );
    service.commands.length = 0;
    await store.push('skywars', players, NOW);
    expect(Buffer.byteLength(JSON.stringify(service.commands[0]))).toBeLessThan(1_000_000);
  });

  test('board and ranks are those of an independent sort, whatever is pushed', async () => {
    // Few distinct values, so that many are equal.
    const figure = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.constantFrom(1e12, 1e15));
    const player = fc
      .record({
        n: fc.integer({ min: 0, max: 25 }),
        kills: figure,
        deaths: figure,
        blocksBreaked: figure,
        mobKills: figure,
        playtime: fc.constantFrom(0, 0.1, 0.25, 3.5, 1e15),
        level: fc.constantFrom(null, 5),
      })
      .map(({ n, ...figures }) => playerOf(n, figures));
    const pushes = fc.array(fc.array(player, { minLength: 1, maxLength: 20 }), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(pushes, async (batches) => {
        await service.redis.flushdb();
        for (const batch of batches) await push(...batch);
        const last = new Map(batches.flat().map((pushed) => [pushed.uuid, pushed]));
        const players = [...last.values()];
        const ranking = METRICS.map((metric) => sorted(players, metric));
        const best = new Set(ranking.flatMap((list) => list.slice(0, LEADERBOARD_SIZE)));
        expect(byUuid((await store.board('skywars'))?.players ?? [])).toEqual(byUuid([...best]));
        for (const each of players.slice(0, 5)) {
          const expected = METRICS.map((metric, index) => [
            metric,
            (ranking[index]?.indexOf(each) ?? NaN) + 1,
          ]);
          expect(await store.ranks('skywars', each.username)).toEqual({
            player: each,
            places: Object.fromEntries(expected),
            total: players.length,
          });
        }
      }),
      { numRuns: 40 },
    );
  });
});

test.each([
  '{"result":5}',
  '{"result":"1"}',
  '{"result":[1,[1]]}',
  '{"result":["a",["b"]]}',
  '<html></html>',
])('an answer %j to any command is no success', async (body) => {
  const host = await startLookupHost((_request, response) => response.end(body));
  const database = openDatabase({ url: host.url, token: 'token' });
  const store = createLeaderboardStore(database, database);
  const attempts = [
    store.board('skywars'),
    store.ranks('skywars', 'Steve'),
    store.push('skywars', [playerOf(1)], NOW),
    store.capture('skywars', NOW),
    store.remove('skywars', uuidOf(1), NOW),
  ];
  for (const attempt of attempts) await expect(attempt).rejects.toThrow(DatabaseError);
  await host.stop();
});
