import { API_BASE, API_PATHS } from '@/contract/paths';
import { type Metric, METRICS, playerOf } from '../support/fixtures/leaderboard-players';
import { BOARD, setUpLeaderboardSite } from '../support/server/leaderboard-site';

const boards = setUpLeaderboardSite();
const { push, board, ranksOf } = boards;

test('the calls are at their paths of the contract', () => {
  const { leaderboard, leaderboardMode, leaderboardPlayer } = API_PATHS;
  for (const path of [leaderboard, leaderboardMode, leaderboardPlayer]) {
    expect(boards.site.paths).toContain(API_BASE + path);
  }
});

describe('the board', () => {
  const HEADERS = {
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Netlify-CDN-Cache-Control': 'public, durable, max-age=30, stale-while-revalidate=60',
    'Netlify-Vary': 'query=mode',
  };

  test('shows samples that say so until something is pushed', async () => {
    const { body, headers } = await boards.site.call(`GET ${BOARD}?mode=skywars`);
    expect([body.mode, body.source, body.players.length]).toEqual(['skywars', 'sample', 5]);
    for (const [name, value] of Object.entries(HEADERS)) expect(headers.get(name)).toBe(value);
    await push([playerOf(1)]);
    expect((await board()).source).toBe('snapshot');
    expect((await board('parkour')).source).toBe('sample');
    // Sample players have no rank.
    expect((await boards.site.call(`GET ${BOARD}/skywars/players/Notch`)).status).toBe(404);
  });

  test('lets the CDN keep one copy for each mode, and answers others from memory', async () => {
    await push([playerOf(1)]);
    const call = await boards.site.another();
    boards.site.database.commands.length = 0;
    const { headers, status } = await call(`GET ${BOARD}?mode=skywars`);
    expect(status).toBe(200);
    for (const [name, value] of Object.entries(HEADERS)) expect(headers.get(name)).toBe(value);
    expect(boards.site.database.commands).toHaveLength(1);
    await Promise.all(Array.from({ length: 50 }, (_, n) => call(`GET ${BOARD}?mode=skywars&x=${String(n)}`)));
    expect(boards.site.database.commands).toHaveLength(1);
  });

  test('has the ten best by each metric and nobody else', async () => {
    const players = Array.from({ length: 60 }, (_, n) =>
      playerOf(n, { kills: n, deaths: 100 - n, playtime: 60 - n, blocksBreaked: n % 30, mobKills: n % 7 }),
    );
    await push(players);
    const shown = (await board()).players;
    const ranksByPlayer: Record<Metric, number>[] = [];
    for (const { username } of players) ranksByPlayer.push(await ranksOf(username));
    const best = new Set<unknown>();
    for (const metric of METRICS) {
      const ranks = ranksByPlayer.map((byMetric) => byMetric[metric]);
      expect(ranks.toSorted((a, b) => a - b)).toEqual(players.map((_, index) => index + 1));
      players.filter((_, index) => (ranks[index] ?? Infinity) <= 10).forEach((player) => best.add(player));
    }
    expect(new Set(shown.map(({ uuid }: { uuid: string }) => uuid)).size).toBe(shown.length);
    expect(new Set(shown)).toEqual(best);
  });

  test.each(['', '?mode=', '?mode=duels', '?mode=SKYWARS', '?mode=skywars&mode=parkour', '?mode[]=skywars'])(
    'of no known mode (%s) is a 422 that nothing keeps',
    async (query) => {
      const { status, body, headers } = await boards.site.call(`GET ${BOARD}${query}`);
      expect([status, Object.keys(body.error.fields)]).toEqual([422, ['mode']]);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('Netlify-CDN-Cache-Control')).toBeNull();
    },
  );
});

describe('a player’s ranks', () => {
  test('counts from 1 by each metric, in whatever case the name is asked for', async () => {
    await push([
      playerOf(1, { username: 'Steve', kills: 5, deaths: 10, playtime: 2, blocksBreaked: 7, mobKills: 1 }),
      playerOf(2, { username: 'Alex', kills: 4, deaths: 0, playtime: 3, blocksBreaked: 7, mobKills: 2 }),
    ]);
    const { status, body, headers } = await boards.site.call(`GET ${BOARD}/skywars/players/sTEVE`);
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      mode: 'skywars',
      player: playerOf(1, {
        username: 'Steve',
        kills: 5,
        deaths: 10,
        playtime: 2,
        blocksBreaked: 7,
        mobKills: 1,
      }),
      // Higher UUIDs rank first on a tie in blocks.
      places: { kills: 1, kdr: 2, playtime: 2, blocks: 2, mobkills: 2 },
      total: 2,
    });
  });

  test.each(['Nobody', 'x'.repeat(5_000), '%', '%00', '%E0%A4%A', 'a%2Fb', '*', '__proto__', '%F0%9F%98%80'])(
    'there is none for %s',
    async (name) => {
      await push([playerOf(1)]);
      const { status, body } = await boards.site.call(`GET ${BOARD}/skywars/players/${name}`);
      expect([status, body.error.code]).toEqual([404, 'not_found']);
      expect((await boards.site.call(`GET ${BOARD}/duels/players/Player_1`)).status).toBe(404);
    },
  );
});
