import { playerOf, uuidOf } from '../../support/fixtures/leaderboard-players';
import { GAME_KEY } from '../product-site';
import type { Checks } from './check';

const token = GAME_KEY;

export const leaderboardCalls: Checks = {
  async 'POST /api/leaderboard/:mode'(ask) {
    const players = Array.from({ length: 1_000 }, (_, n) => playerOf(n, { username: `Жанна_${String(n)}` }));
    const { status, body } = await ask({ token, params: { mode: 'lifesteal' }, body: { players } });
    expect([status, body]).toEqual([200, { accepted: 1_000 }]);
  },

  async 'GET /api/leaderboard'(ask, site) {
    await site.pushPlayers('pvp', [playerOf(1)]);
    const { status, headers, body } = await ask({ query: '?mode=pvp' });
    expect([status, body]).toEqual([200, expect.objectContaining({ mode: 'pvp', source: 'snapshot' })]);
    expect(headers.get('netlify-vary')).toBe('query=mode');
  },

  /** By a name that has to be encoded. */
  async 'GET /api/leaderboard/:mode/players/:player'(ask, site) {
    const player = playerOf(2, { username: 'Жанна_2' });
    await site.pushPlayers('pvp', [player]);
    const { status, body } = await ask({ params: { mode: 'pvp', player: 'жанна_2' } });
    expect([status, body]).toEqual([200, expect.objectContaining({ player, total: expect.any(Number) })]);
  },

  async 'DELETE /api/leaderboard/:mode/players/:player'(ask, site) {
    await site.pushPlayers('pvp', [playerOf(3)]);
    const params = { mode: 'pvp', player: uuidOf(3) };
    expect((await ask({ token, params })).status).toBe(204);
    expect((await ask({ token, params })).status).toBe(404);
  },

  async 'GET /api/admin/leaderboard/:mode/left-out'(ask, { addAccount, ask: askSite }) {
    const leftOut = [{ why: 'banned on the server', count: 1, who: ['Griefer'] }];
    const params = { mode: 'pvp' };
    await askSite('POST /api/leaderboard/:mode', { token, params, body: { players: [], leftOut } });
    const admin = await addAccount('BoardReader', 'admin');
    expect((await ask({ token: admin.token, params })).body).toEqual({ at: expect.any(String), leftOut });
  },

  /** The season is streamed. */
  async 'DELETE /api/leaderboard/:mode'(ask, site) {
    const players = Array.from({ length: 1_000 }, (_, n) => playerOf(n));
    await site.pushPlayers('lifesteal', players);
    const { status, body } = await ask({ token, params: { mode: 'lifesteal' } });
    expect(status).toBe(200);
    expect(body.players).toHaveLength(1_000);
  },
};
