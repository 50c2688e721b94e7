import path from 'node:path';
import { API_BASE, API_PATHS } from '@/contract/paths';
import { CSRF_COOKIE } from '@/contract/csrf';
import { SERVER_IDS } from '@/contract/status';
import { startGameServer, type GameServer } from '../../local/game-servers/game-server';
import { startSite } from '../../local/site/site';
import { startTestDatabase, type TestDatabase } from '../data-service';
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
      UPSTASH_REDIS_REST_URL: database.url,
      UPSTASH_REDIS_REST_TOKEN: database.token,
      SESSION_SECRET: 'a secret of this test, long enough',
      STATUS_SOURCES: 'ping',
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

  test.each(Object.values(API_PATHS))('answers a wrong method on %s with 405 and Allow', async (target) => {
    const answer = await ask(target, { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toContain('GET');
    expect(await answer.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
  });
});
