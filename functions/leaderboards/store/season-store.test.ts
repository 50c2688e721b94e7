import type { LeaderboardPlayer } from '@/contract/leaderboard';
import { engines, serve, type ServedEngine } from '../../../local/data-service/test-engines';
import { startLookupHost } from '../../../test/support/fakes/public-lookups';
import { playerOf, type TestPlayer } from '../../../test/support/fixtures/leaderboard-players';
import { DatabaseError, openDatabase } from '../../core/database/database';
import { createLeaderboardStore } from './leaderboard-store';
import { createSeasonStore } from './season-store';

const NOW = Date.parse('2026-05-25T12:00:00.000Z');

/** Best by kills first; higher UUIDs sort first on a tie. */
const sorted = (players: readonly TestPlayer[]) =>
  players.toSorted((a, b) => b.kills - a.kills || (a.uuid < b.uuid ? 1 : -1));

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

  const push = (...players: TestPlayer[]) => store.push('skywars', players, NOW);

  test('a season that ends keeps its players whole, and the next one starts empty', async () => {
    const players = Array.from({ length: 4_500 }, (_, n) => playerOf(n, { kills: n % 100, mobKills: n }));
    for (let start = 0; start < players.length; start += 1_000) {
      await push(...players.slice(start, start + 1_000));
    }
    const season = await seasons.end('skywars', NOW + 5);
    if (season === null) throw new Error('No season has ended.');
    expect(await store.board('skywars')).toEqual({ capturedAt: '2026-05-25T12:00:00.005Z', players: [] });
    expect(await store.ranks('skywars', 'Player_1')).toBeNull();

    // Pushes continue while the export is read.
    const found: LeaderboardPlayer[] = [];
    for (let page = await seasons.page('skywars', season, 0); page;) {
      await push(playerOf(1, { kills: 77 }));
      found.push(...page.players);
      page = await seasons.page('skywars', season, page.next);
    }
    expect(found).toEqual(sorted(players));
    expect((await store.ranks('skywars', 'Player_1'))?.total).toBe(1);
    expect(await service.redis.pttl(`leaderboard:skywars:season:${season}:players`)).toBeGreaterThan(
      600_000_000,
    );
  });

  test('who ends a season twice gets the same one, until somebody has played', async () => {
    expect(await seasons.end('skywars', NOW)).toBeNull();
    await push(playerOf(1));
    const first = await seasons.end('skywars', NOW);
    expect(await seasons.end('skywars', NOW + 1)).toBe(first);
    expect(await seasons.end('parkour', NOW + 1)).toBeNull();
    await push(playerOf(2));
    const second = (await seasons.end('skywars', NOW)) ?? '';
    expect(second).not.toBe(first);
    expect((await seasons.page('skywars', second, 0))?.players).toEqual([playerOf(2)]);
  });

  test('ending one and reading a page are one command each', async () => {
    await push(playerOf(1));
    service.commands.length = 0;
    const season = (await seasons.end('skywars', NOW)) ?? '';
    await seasons.page('skywars', season, 0);
    expect(service.commands).toHaveLength(2);
  });
});

test.each(['{"result":5}', '{"result":["a",["b"]]}', '<html></html>'])(
  'an answer %j to any command is no success',
  async (body) => {
    const host = await startLookupHost((_request, response) => response.end(body));
    const seasons = createSeasonStore(openDatabase({ url: host.url, token: 'token' }));
    await expect(seasons.end('skywars', NOW)).rejects.toThrow(DatabaseError);
    await expect(seasons.page('skywars', 'season', 0)).rejects.toThrow(DatabaseError);
    await host.stop();
  },
);
