import type { LeaderboardPlayer } from '@/contract/leaderboard';
import { engines, serve, type ServedEngine } from '../../../local/data-service/test-engines';
import { startLookupHost } from '../../../test/support/fakes/public-lookups';
import { playerOf } from '../../../test/support/fixtures/leaderboard-players';
import { DatabaseError, openDatabase } from '../../core/database/database';
import { createLeaderboardStore } from './leaderboard-store';
import { createSeasonStore } from './season-store';

const NOW = Date.parse('2026-05-25T12:00:00.000Z');

/** Best by kills first; of equal ones the higher UUID. */
const sorted = (players: readonly LeaderboardPlayer[]) =>
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

  const push = (...players: LeaderboardPlayer[]) => store.push('pvp', players, NOW);

  test('a season that ends keeps its players whole, and the next one starts empty', async () => {
    const players = Array.from({ length: 4_500 }, (_, n) => playerOf(n, { kills: n % 100, mobKills: n }));
    for (let start = 0; start < players.length; start += 1_000) {
      await push(...players.slice(start, start + 1_000));
    }
    const season = await seasons.end('pvp', NOW + 5);
    if (season === null) throw new Error('No season has ended.');
    expect(await store.board('pvp')).toEqual({ capturedAt: '2026-05-25T12:00:00.005Z', players: [] });
    expect(await store.place('pvp', 'Player_1')).toBeNull();

    // Pushes go on while the export is read.
    const found: LeaderboardPlayer[] = [];
    for (let page = await seasons.page('pvp', season, 0); page;) {
      await push(playerOf(1, { kills: 77 }));
      found.push(...page.players);
      page = await seasons.page('pvp', season, page.next);
    }
    expect(found).toEqual(sorted(players));
    expect((await store.place('pvp', 'Player_1'))?.total).toBe(1);
    expect(await service.redis.pttl(`leaderboard:pvp:season:${season}:players`)).toBeGreaterThan(600_000_000);
  });

  test('who ends a season twice gets the same one, until somebody has played', async () => {
    expect(await seasons.end('pvp', NOW)).toBeNull();
    await push(playerOf(1));
    const first = await seasons.end('pvp', NOW);
    expect(await seasons.end('pvp', NOW + 1)).toBe(first);
    expect(await seasons.end('lifesteal', NOW + 1)).toBeNull();
    await push(playerOf(2));
    const second = (await seasons.end('pvp', NOW)) ?? '';
    expect(second).not.toBe(first);
    expect((await seasons.page('pvp', second, 0))?.players).toEqual([playerOf(2)]);
  });

  test('ending one and reading a page are one command each', async () => {
    await push(playerOf(1));
    service.commands.length = 0;
    const season = (await seasons.end('pvp', NOW)) ?? '';
    await seasons.page('pvp', season, 0);
    expect(service.commands).toHaveLength(2);
  });
});

test.each(['{"result":5}', '{"result":["a",["b"]]}', '<html></html>'])(
  'an answer %j to any command is no success',
  async (body) => {
    const host = await startLookupHost((_request, response) => response.end(body));
    const seasons = createSeasonStore(openDatabase({ url: host.url, token: 'token' }));
    await expect(seasons.end('pvp', NOW)).rejects.toThrow(DatabaseError);
    await expect(seasons.page('pvp', 'season', 0)).rejects.toThrow(DatabaseError);
    await host.stop();
  },
);
