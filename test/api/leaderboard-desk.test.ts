import type { AuditEntry } from '@/contract/audit';
import type { LeaderboardPlayer } from '@/contract/leaderboard';
import { playerOf, uuidOf } from '../support/fixtures/leaderboard-players';
import { type AccountSite, startAccountSite } from '../support/server/account-site';

const KEY = 'a-key-of-all-of-our-game-servers';
const BOARD = '/api/leaderboard';
const asGame = { Authorization: `Bearer ${KEY}` };

let site: AccountSite;
let boss: { readonly id: string; readonly username: string };
let token: string;
beforeAll(async () => {
  site = await startAccountSite({ GAME_SERVER_KEY: KEY });
});
beforeEach(async () => {
  await site.database.redis.flushdb();
  ({ user: boss, token } = await site.add('Boss', 'admin'));
});
afterAll(() => site.stop());

const push = (players: LeaderboardPlayer[], mode = 'skywars') =>
  site.call(`POST ${BOARD}/${mode}`, { headers: asGame, body: { players } });
const auditLog = async (): Promise<AuditEntry[]> =>
  (await site.call('GET /api/admin/audit', { token })).body.entries;
const actor = () => ({ id: boss.id, username: boss.username });
const players = [playerOf(1, { kills: 3, level: 7 }), playerOf(2, { kills: 2 }), playerOf(3, { kills: 1 })];

describe('a new season', () => {
  test('answers an admin with all of the old one, as a file, and is logged', async () => {
    await push(players);
    await push([playerOf(9)], 'parkour');
    const { status, headers, body } = await site.call(`DELETE ${BOARD}/skywars`, { token });
    expect([status, body]).toEqual([200, { mode: 'skywars', players }]);
    expect(headers.get('Content-Type')).toBe('application/json; charset=utf-8');
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="leaderboard-skywars.json"');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect((await site.call(`GET ${BOARD}?mode=skywars`)).body).toMatchObject({
      source: 'snapshot',
      players: [],
    });
    expect((await site.call(`GET ${BOARD}?mode=parkour`)).body.players).toHaveLength(1);
    expect(await auditLog()).toEqual([
      {
        id: expect.any(String),
        at: expect.any(String),
        action: 'leaderboard.season_started',
        actor: actor(),
        before: { mode: 'skywars', players: 3, username: null },
        after: { mode: 'skywars', players: 0, username: null },
      },
    ]);
  });

  test('gives a large season whole, best by kills first', async () => {
    const many = Array.from({ length: 4_321 }, (_, n) => playerOf(n, { kills: 10_000 - n }));
    for (let start = 0; start < many.length; start += 1_000) await push(many.slice(start, start + 1_000));
    const { body } = await site.call(`DELETE ${BOARD}/skywars`, { token });
    expect(body.players).toEqual(many);
  });

  test('is answered again to who asks again before anybody has played, and logged once', async () => {
    await push(players);
    await site.call(`DELETE ${BOARD}/skywars`, { token });
    expect((await site.call(`DELETE ${BOARD}/skywars`, { token })).body.players).toEqual(players);
    expect(await auditLog()).toHaveLength(1);
    await push([playerOf(4)]);
    expect((await site.call(`DELETE ${BOARD}/skywars`, { token })).body.players).toEqual([playerOf(4)]);
    expect(await auditLog()).toHaveLength(2);
  });

  test('of a mode that nobody ever played is an empty one', async () => {
    const { status, body } = await site.call(`DELETE ${BOARD}/parkour`, { token });
    expect([status, body]).toEqual([200, { mode: 'parkour', players: [] }]);
    expect((await site.call(`GET ${BOARD}?mode=parkour`)).body.source).toBe('sample');
    expect(await auditLog()).toEqual([]);
  });

  test('may be started by a game server, which the log of admins leaves out', async () => {
    await push(players);
    expect((await site.call(`DELETE ${BOARD}/skywars`, { headers: asGame })).body.players).toEqual(players);
    expect(await auditLog()).toEqual([]);
  });

  test('of a mode that there is not is a 404', async () => {
    expect((await site.call(`DELETE ${BOARD}/duels`, { token })).status).toBe(404);
  });
});

describe('removing a player', () => {
  test('by an admin takes the player away, and is logged with the name', async () => {
    await push([playerOf(1, { username: 'Жулик', kills: 9 }), playerOf(2)]);
    const { status, text } = await site.call(`DELETE ${BOARD}/skywars/players/${uuidOf(1)}`, { token });
    expect([status, text]).toEqual([204, '']);
    expect((await site.call(`GET ${BOARD}?mode=skywars`)).body.players).toEqual([playerOf(2)]);
    expect(await auditLog()).toEqual([
      {
        id: expect.any(String),
        at: expect.any(String),
        action: 'leaderboard.player_removed',
        actor: actor(),
        before: { mode: 'skywars', players: 2, username: 'Жулик' },
        after: { mode: 'skywars', players: 1, username: 'Жулик' },
      },
    ]);
  });

  test('by a game server, with a UUID without dashes, is not logged', async () => {
    await push(players);
    const what = `DELETE ${BOARD}/skywars/players/${uuidOf(1).replaceAll('-', '').toUpperCase()}`;
    expect((await site.call(what, { headers: asGame })).status).toBe(204);
    expect((await site.call(what, { headers: asGame })).status).toBe(404);
    expect(await auditLog()).toEqual([]);
  });

  test.each(['Player_1', 'x', '%', '__proto__', uuidOf(99), `${uuidOf(1)}0`])(
    'there is no player %s to remove, and nothing is logged',
    async (player) => {
      await push(players);
      const { status, body } = await site.call(`DELETE ${BOARD}/skywars/players/${player}`, { token });
      expect([status, body.error.code]).toEqual([404, 'not_found']);
      expect((await site.call(`GET ${BOARD}?mode=skywars`)).body.players).toHaveLength(3);
      expect(await auditLog()).toEqual([]);
    },
  );
});

describe.each([`DELETE ${BOARD}/skywars`, `DELETE ${BOARD}/skywars/players/${uuidOf(1)}`])('%s', (what) => {
  test.each([
    ['a wrong key', () => ({ headers: { Authorization: 'Bearer wrong' } }), 401],
    ['a key that is almost right', () => ({ headers: { Authorization: `Bearer ${KEY} x` } }), 401],
    ['no bearer', () => ({}), 401],
    ['a user’s token', async () => ({ token: (await site.add('Alex')).token }), 403],
    ['neither bearer nor anti-forgery pair', () => ({ headers: { Cookie: '', 'X-XSRF-TOKEN': '' } }), 403],
  ])('with %s changes nothing', async (_what, call, expected) => {
    await push(players);
    expect((await site.call(what, await call())).status).toBe(expected);
    expect((await site.call(`GET ${BOARD}?mode=skywars`)).body.players).toHaveLength(3);
  });
});

describe('a site without a game server key', () => {
  let keyless: AccountSite;
  beforeAll(async () => {
    keyless = await startAccountSite({ GAME_SERVER_KEY: '' });
  });
  afterAll(() => keyless.stop());

  test.each([{}, { Authorization: 'Bearer ' }, { Authorization: 'Bearer null' }, asGame])(
    'refuses pushes with 503, and says which variable is missing (%j)',
    async (headers) => {
      const { status, body } = await keyless.call(`POST ${BOARD}/skywars`, { headers, body: { players } });
      expect([status, body.error.code]).toEqual([503, 'unavailable']);
      expect(body.error.message).toContain('GAME_SERVER_KEY');
      expect(keyless.database.commands).toEqual([]);
    },
  );

  test('lets admins and nobody else start a season', async () => {
    expect((await keyless.call(`DELETE ${BOARD}/skywars`, { headers: asGame })).status).toBe(401);
    const chief = await keyless.add('Chief', 'admin');
    expect((await keyless.call(`DELETE ${BOARD}/skywars`, { token: chief.token })).status).toBe(200);
  });
});

test('while Redis is away every call is a 503 with Retry-After', async () => {
  const away = await startAccountSite({ GAME_SERVER_KEY: KEY });
  await away.database.stop();
  for (const [what, body] of [
    [`POST ${BOARD}/skywars`, { players }],
    [`GET ${BOARD}?mode=skywars`, undefined],
    [`GET ${BOARD}/skywars/players/Player_1`, undefined],
    [`DELETE ${BOARD}/skywars`, undefined],
    [`DELETE ${BOARD}/skywars/players/${uuidOf(1)}`, undefined],
  ] as const) {
    const answer = await away.call(what, { ...(what.startsWith('GET') ? {} : { headers: asGame }), body });
    expect([what, answer.status, answer.headers.get('Retry-After')]).toEqual([what, 503, '10']);
    expect(answer.headers.get('Netlify-CDN-Cache-Control')).toBeNull();
  }
});
