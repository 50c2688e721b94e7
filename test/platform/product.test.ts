import path from 'node:path';
import { API_BASE, API_PATHS } from '@/contract/paths';
import { CSRF_COOKIE, CSRF_HEADER } from '@/contract/csrf';
import { SERVER_IDS } from '@/contract/status';
import { startGameServer, type GameServer } from '../../local/game-servers/game-server';
import { startSite } from '../../local/site/site';
import { startTestDatabase, type TestDatabase } from '../data-service';
import { playerOf } from '../leaderboard-players';
import { startEmulator, type Host } from './emulator';

/** The emulator loads Netlify's packager and bundles every function, which takes seconds on a busy machine. */
const START_LIMIT_MS = 60_000;
jest.setTimeout(20_000);

/** What Netlify reads of the project to package its functions. */
const PARTS = ['functions', 'src', 'netlify.toml', 'package.json', 'tsconfig.json'];

const startLocalServer = (env: Record<string, string>): Promise<Host> =>
  startSite({
    root: path.resolve(),
    publish: 'dist',
    functions: 'functions/api',
    port: 0,
    host: '127.0.0.1',
    env,
  });

describe.each([
  { host: 'The local server', start: startLocalServer },
  { host: "Netlify's emulator", start: (env: Record<string, string>) => startEmulator('.', PARTS, env) },
])('$host', ({ start }) => {
  let database: TestDatabase;
  let gameServer: GameServer;
  let host: Host;
  beforeAll(async () => {
    database = await startTestDatabase();
    gameServer = await startGameServer({ players: () => ({ online: 1, max: 20, names: ['Mossy'] }) });
    host = await start({
      ...database.variables,
      SESSION_SECRET: 'a secret of this test, long enough',
      STATUS_SOURCES: 'ping',
      GAME_SERVER_KEY: 'key-of-this-test',
      ...Object.fromEntries(SERVER_IDS.map((id) => [`SERVER_${id.toUpperCase()}`, gameServer.address])),
    });
  }, START_LIMIT_MS);
  afterAll(async () => {
    await host.close();
    await gameServer.close();
    await database.stop();
  });

  const ask = (target: string, init?: RequestInit) => fetch(host.url + API_BASE + target, init);

  test('answers the health of the site', async () => {
    const answer = await ask(API_PATHS.health);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ ok: true, redis: 'up' });
  });

  test('sets the anti-forgery cookie', async () => {
    const answer = await ask(API_PATHS.csrf);
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toEqual([expect.stringContaining(`${CSRF_COOKIE}=`)]);
  });

  test('answers the status of the game servers, for the CDN to keep', async () => {
    const answer = await ask(API_PATHS.status);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('netlify-cdn-cache-control')).toContain('durable');
    expect(await answer.json()).toMatchObject({
      servers: { lobby: { online: true, players: { online: 1, list: ['Mossy'] }, source: 'ping' } },
    });
  });

  test('answers an unknown path with a JSON 404', async () => {
    const answer = await ask('/no/such/call');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ error: { code: 'not_found' } });
  });

  test('takes a contact message, and limits how many come from one address', async () => {
    const { token } = await (await ask(API_PATHS.csrf)).json();
    const headers = {
      'Content-Type': 'application/json',
      Cookie: `${CSRF_COOKIE}=${String(token)}`,
      [CSRF_HEADER]: String(token),
    };
    const body = JSON.stringify({ email: 'alex@example.org', subject: 'Hi', message: 'Hello there' });
    const statuses: number[] = [];
    while (statuses.length < 6) {
      statuses.push((await ask(API_PATHS.contact, { method: 'POST', headers, body })).status);
    }
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    expect(await database.redis.zcard('contact:messages')).toBe(5);
  });

  test('registers a user, knows the token, and finds one user’s path by its id', async () => {
    const user = { username: 'Alex', email: 'alex@example.org', password: 'correct horse battery' };
    const send = async (target: string, method: string, { bearer = 'none', body = {} }) => {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${bearer}` };
      const init: RequestInit =
        method === 'GET' ? { headers } : { method, headers, body: JSON.stringify(body) };
      const answer = await ask(target, init);
      return { status: answer.status, body: await answer.json() };
    };
    const common = { ...user, password: 'password1' };
    expect((await send(API_PATHS.register, 'POST', { body: common })).status).toBe(422);
    const registered = await send(API_PATHS.register, 'POST', { body: user });
    expect([registered.status, registered.body.success]).toEqual([201, true]);
    const { token: bearer, user: made } = registered.body;
    expect(await send(API_PATHS.me, 'GET', { bearer })).toEqual({ status: 200, body: { user: made } });
    const path = API_PATHS.adminUser.replace(':id', String(made.id));
    expect((await send(path, 'PUT', { bearer })).status).toBe(403);
    expect((await send(`${path}/sessions`, 'DELETE', { bearer })).status).toBe(403);
    expect((await send(path, 'PUT', {})).status).toBe(401);
  });

  test('takes a push of players, finds one by name, and streams the season that ends', async () => {
    const bearer = { Authorization: 'Bearer key-of-this-test' };
    const headers = { ...bearer, 'Content-Type': 'application/json' };
    const players = Array.from({ length: 1_000 }, (_, n) => playerOf(n, { username: `Жанна_${String(n)}` }));
    const target = API_PATHS.leaderboardMode.replace(':mode', 'pvp');
    const pushed = await ask(target, { method: 'POST', headers, body: JSON.stringify({ players }) });
    expect([pushed.status, await pushed.json()]).toEqual([200, { accepted: 1_000 }]);
    const board = await ask(`${API_PATHS.leaderboard}?mode=pvp`);
    expect(board.headers.get('netlify-vary')).toBe('query=mode');
    expect(await board.json()).toMatchObject({ source: 'snapshot' });
    const place = await ask(`${target}/players/${encodeURIComponent('жанна_7')}`);
    expect(await place.json()).toMatchObject({ player: players[7], total: 1_000 });
    const season = await (await ask(target, { method: 'DELETE', headers: bearer })).json();
    expect(season.players).toHaveLength(1_000);
  });

  test('answers how many played, and an unknown range with 422', async () => {
    const answer = await ask(`${API_PATHS.statusHistory}?range=7d`);
    expect(answer.headers.get('netlify-vary')).toBe('query=range');
    expect(await answer.json()).toMatchObject({ range: '7d' });
    expect((await ask(API_PATHS.statusHistory)).status).toBe(422);
  });

  const { health, csrf, status, contact } = API_PATHS;
  test.each([health, csrf, status, contact])(
    'answers a wrong method on %s with 405 and Allow',
    async (target) => {
      const answer = await ask(target, { method: 'DELETE' });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toContain('OPTIONS');
      expect(await answer.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
    },
  );
});
