import { engines, serve, type ServedEngine } from '../../../local/data-service/test-engines';
import leaderboards from '../../../test/network/leaderboards';
import { aNetwork } from '../../../test/support/fixtures/a-network';
import { playerOf, uuidOf } from '../../../test/support/fixtures/leaderboard-players';
import { openDatabase } from '../../core/database/database';
import { boardKeys } from './leaderboard-keys';
import { packId } from './leaderboard-record';
import { createLeaderboardStore } from './leaderboard-store';
import { createSeasonStore } from './season-store';

const NOW = Date.parse('2026-05-25T12:00:00.000Z');
const [skywars] = leaderboards.modes;

describe.each(engines)('on the %s engine', (_name, open) => {
  let service: ServedEngine;
  let store: ReturnType<typeof createLeaderboardStore>;
  let seasons: ReturnType<typeof createSeasonStore>;
  beforeAll(async () => {
    service = await serve(open);
    const database = openDatabase(service, 10_000);
    store = createLeaderboardStore(database, database);
    seasons = createSeasonStore(database);
  });
  beforeEach(() => service.redis.flushdb());
  afterAll(() => service.close());

  const ranksOf = async (username: string) => (await store.ranks('skywars', username))?.places;
  const stored = async (n: number): Promise<unknown> =>
    service.redis.hget(boardKeys('skywars')[0] ?? '', packId(uuidOf(n)));
  const rankedBy = (...ids: string[]) =>
    aNetwork({
      leaderboards: {
        ...leaderboards,
        modes: [
          {
            ...skywars,
            metrics: skywars?.metrics.map((metric) => ({ ...metric, shown: ids.includes(metric.id) })),
          },
        ],
      },
    });

  /** Stores players in the former list format. */
  const storeLists = async (...records: [n: number, kills: number, ...list: unknown[]][]) => {
    const [players = '', names = '', , ...orders] = boardKeys('skywars');
    for (const [n, kills, ...list] of records) {
      const id = packId(uuidOf(n));
      await service.redis.hset(players, { [id]: JSON.stringify(list) });
      await service.redis.hset(names, { [String(list[7] ?? String(list[0]).toLowerCase())]: id });
      for (const order of orders) await service.redis.zadd(order, { score: kills, member: id });
    }
  };
  const listOf = playerOf(1, {
    username: 'Steve',
    level: 7,
    kills: 3,
    deaths: 2,
    playtime: 0.1 + 0.2,
    blocksBreaked: 1e15,
    mobKills: 4,
  });
  const asList = [listOf.username, 7, 3, 2, 0.1 + 0.2, 1e15, 4];

  test('a record is an object with figures by the ids of their metrics', async () => {
    await store.push('skywars', [playerOf(1, { kills: 3, blocksBreaked: 5 })], NOW);
    expect(await stored(1)).toEqual({
      username: 'Player_1',
      metrics: { kills: 3, deaths: 0, playtime: 0, blocks: 5, mobkills: 0 },
    });
  });

  test('records that are lists are on the board, are found, and stay in a season that ends', async () => {
    await storeLists([1, 3, ...asList]);
    await store.capture('skywars', NOW);
    expect((await store.board('skywars'))?.players).toEqual([listOf]);
    expect((await store.ranks('skywars', 'STEVE'))?.player).toEqual(listOf);
    await store.push('skywars', [playerOf(2, { kills: 9 })], NOW);
    const season = (await seasons.end('skywars', NOW)) ?? '';
    expect((await seasons.page('skywars', season, 0))?.players).toEqual([playerOf(2, { kills: 9 }), listOf]);
  });

  test('who was stored as a list and is renamed or removed leaves the old name', async () => {
    await storeLists([1, 3, ...asList], [2, 5, 'Жанна', null, 5, 0, 0, 0, 0, 'жанна']);
    await store.push('skywars', [{ ...listOf, username: 'Alex' }], NOW);
    expect([await ranksOf('Steve'), (await ranksOf('Alex'))?.kills]).toEqual([undefined, 2]);
    expect(await store.remove('skywars', uuidOf(2), NOW)).toBe(true);
    expect([await ranksOf('Жанна'), (await ranksOf('Alex'))?.kills]).toEqual([undefined, 1]);
  });

  test('figures that a push does not name stay to the last digit, also of records that are lists', async () => {
    await storeLists([1, 3, ...asList]);
    await store.push(
      'skywars',
      [{ uuid: uuidOf(1), username: 'Alex', metrics: { mobkills: 1e15 - 1 } }],
      NOW,
    );
    const kept = {
      username: 'Alex',
      level: 7,
      kills: 3,
      deaths: 2,
      playtime: 0.1 + 0.2,
      blocksBreaked: 1e15,
    };
    expect((await store.ranks('skywars', 'Alex'))?.player).toEqual(
      playerOf(1, { ...kept, mobKills: 1e15 - 1 }),
    );
    await store.push('skywars', [{ uuid: uuidOf(1), username: 'Alex', metrics: { deaths: 1 / 3 } }], NOW);
    const changed = playerOf(1, { ...kept, deaths: 1 / 3, mobKills: 1e15 - 1 });
    expect((await store.board('skywars'))?.players).toEqual([changed]);
  });

  test('ranks follow what was pushed and what stayed, a ratio both of its parts', async () => {
    await store.push(
      'skywars',
      [playerOf(1, { kills: 6, deaths: 2 }), playerOf(2, { kills: 5, deaths: 1 })],
      NOW,
    );
    const ratios = async () =>
      Promise.all(
        [1, 2].map(async (n) => {
          const { places, player } = (await store.ranks('skywars', `Player_${String(n)}`)) ?? {};
          return [places?.kills, places?.kdr, player?.metrics.kdr];
        }),
      );
    expect(await ratios()).toEqual([
      [1, 2, 3],
      [2, 1, 5],
    ]);
    await store.push('skywars', [{ ...playerOf(2), metrics: { deaths: 5, kdr: 99 } }], NOW);
    expect(await ratios()).toEqual([
      [1, 1, 3],
      [2, 2, 1],
    ]);
    await store.push('skywars', [{ ...playerOf(2), metrics: { kills: 20 } }], NOW);
    expect(await ratios()).toEqual([
      [2, 2, 3],
      [1, 1, 4],
    ]);
    await store.push('skywars', [{ ...playerOf(3), metrics: { kills: 30 } }], NOW);
    expect(await ranksOf('Player_3')).toEqual({ kills: 1 });
    expect((await store.ranks('skywars', 'Player_3'))?.player.metrics).toEqual({ kills: 30 });
  });

  test('of a player who is in one push twice, each figure is the last one', async () => {
    const [first, second] = [
      { kills: 1, deaths: 1 },
      { kills: 2, mobkills: 3 },
    ];
    await store.push(
      'skywars',
      [first, second].map((metrics) => ({ ...playerOf(1), metrics })),
      NOW,
    );
    expect(await stored(1)).toEqual({ username: 'Player_1', metrics: { kills: 2, deaths: 1, mobkills: 3 } });
  });

  test('figures of metrics that the network has no more stay in the record, and are in no answer', async () => {
    await store.push('skywars', [playerOf(1, { kills: 3, mobKills: 4 })], NOW);
    const metrics = skywars?.metrics.filter(({ id }) => id === 'kills');
    aNetwork({ leaderboards: { ...leaderboards, modes: [{ ...skywars, metrics }] } });
    await store.push('skywars', [{ ...playerOf(1), metrics: { kills: 5, mobkills: 9 } }], NOW);
    expect(await stored(1)).toMatchObject({ metrics: { kills: 5, mobkills: 4 } });
    expect((await store.ranks('skywars', 'Player_1'))?.player.metrics).toEqual({ kills: 5 });
  });

  test.each([['kills'], ['kills', 'kdr', 'playtime', 'blocks', 'mobkills', 'deaths', 'level']])(
    'players are ranked by what the network shows: from %s on',
    async (...ids) => {
      rankedBy(...ids);
      const figures = { kills: 1, deaths: 2, playtime: 3, blocksBreaked: 4, mobKills: 5 };
      await store.push('skywars', [playerOf(1, { ...figures, level: 6 }), playerOf(2)], NOW);
      expect(Object.keys((await ranksOf('Player_1')) ?? {}).sort()).toEqual(ids.sort());
      await store.remove('skywars', uuidOf(2), NOW);
      expect((await store.board('skywars'))?.players).toEqual([playerOf(1, { ...figures, level: 6 })]);
      expect(await seasons.end('skywars', NOW)).not.toBeNull();
      expect(await service.redis.keys('leaderboard:skywars:by:*')).toEqual([]);
    },
  );

  test('who lacks a figure has no rank by it, also once it is gone, and is in a season’s export', async () => {
    rankedBy('level');
    await store.push('skywars', [playerOf(1, { level: 5 }), playerOf(2, { level: 9 }), playerOf(3)], NOW);
    expect([await ranksOf('Player_1'), await ranksOf('Player_3')]).toEqual([{ level: 2 }, {}]);
    await store.push('skywars', [{ ...playerOf(2), metrics: { level: null } }], NOW);
    expect([await ranksOf('Player_1'), await ranksOf('Player_2')]).toEqual([{ level: 1 }, {}]);
    const season = (await seasons.end('skywars', NOW)) ?? '';
    const { players } = (await seasons.page('skywars', season, 0)) ?? { players: [] };
    expect(players.map(({ username }) => username)).toEqual(['Player_1', 'Player_3', 'Player_2']);
  });

  test('a mode that counts but one thing has a board, and a push of others is no harm', async () => {
    const metrics = skywars?.metrics.filter(({ id }) => id === 'blocks');
    aNetwork({ leaderboards: { ...leaderboards, modes: [{ ...skywars, metrics }] } });
    await store.push('skywars', [playerOf(1, { kills: 5, blocksBreaked: 7, level: 3 })], NOW);
    expect((await store.board('skywars'))?.players).toEqual([
      { uuid: uuidOf(1), username: 'Player_1', metrics: { blocks: 7 }, blocksBreaked: 7 },
    ]);
    expect(await ranksOf('Player_1')).toEqual({ blocks: 1 });
  });

  test('the fewest deaths are the best where the network says so', async () => {
    const metrics = skywars?.metrics.map((metric) =>
      metric.id === 'deaths' ? { ...metric, shown: true, best: 'lowest' } : metric,
    );
    aNetwork({ leaderboards: { ...leaderboards, modes: [{ ...skywars, metrics }] } });
    await store.push('skywars', [playerOf(1, { deaths: 5 }), playerOf(2, { deaths: 4 })], NOW);
    expect(await ranksOf('Player_2')).toMatchObject({ deaths: 1, kills: 1 });
    expect(await ranksOf('Player_1')).toMatchObject({ deaths: 2 });
  });
});
