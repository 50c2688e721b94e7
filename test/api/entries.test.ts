import { parseSetCookie } from 'cookie';
import { CSRF_COOKIE } from '@/contract/csrf';
import { serverVariable } from '@/contract/network/servers';
import { perServer } from '@/lib/servers';
import { FAST_MS } from '../../functions/core/database/database';
import type { Handler } from '../../functions/core/http/respond';
import manifest from '../../package.json' with { type: 'json' };
import { type GameServer, startGameServer, statusWith, unusedAddress } from '../support/fakes/game-server';
import { OTHER_SERVER, serverVariables } from '../support/fixtures/tracked-servers';
import { callFunction } from '../support/server/call-function';
import { startTestDatabase, type TestDatabase } from '../support/server/data-service';
import { FakeClock, limitBy } from '../support/server/fake-clock';

const OTHER_VARIABLE = serverVariable(OTHER_SERVER);

type EntryName = 'status' | 'site' | 'not-found';
interface Entry {
  default: Handler;
  config?: { path: string[] };
}

let database: TestDatabase;
let server: GameServer;
const inherited = process.env;
beforeAll(async () => {
  [database, server] = await Promise.all([
    startTestDatabase(),
    startGameServer({ status: statusWith(1, ['Alex']) }),
  ]);
});
afterEach(() => {
  process.env = inherited;
});
afterAll(() => Promise.all([database.stop(), server.stop()]));

/** Imports an entry as a new instance of the function. */
async function load(name: EntryName, variables: Record<string, string> = {}): Promise<Entry> {
  process.env = {
    ...database.variables,
    ...serverVariables(() => server.address),
    SESSION_SECRET: 'a secret of at least 32 characters',
    ...variables,
  };
  let entry: Entry | undefined;
  await jest.isolateModulesAsync(async () => {
    entry = await import(`../../functions/api/${name}`);
  });
  if (!entry) throw new Error(`${name} was not loaded.`);
  return entry;
}

test.each([
  ['status', '/api/status'],
  ['site', '/api/health'],
  ['site', '/api/csrf'],
] as const)('%s answers a wrong method of %s with 405 and Allow', async (name, path) => {
  const { response } = await callFunction((await load(name)).default, path, { method: 'POST' });
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

test.each([
  ['status', OTHER_VARIABLE, { [OTHER_VARIABLE]: 'nonsense:port' }],
  ['site', 'UPSTASH_REDIS_REST_URL', { UPSTASH_REDIS_REST_URL: 'http://example.org' }],
  ['site', 'SESSION_SECRET', { SESSION_SECRET: 'short' }],
] as const)(
  'importing %s with a wrong %s fails with the name of the variable',
  async (name, variable, variables) => {
    await expect(load(name, variables)).rejects.toThrow(variable);
  },
);

describe('GET /api/status', () => {
  test('shows the servers, and lets the CDN keep the answer for a crowd', async () => {
    const { response } = await callFunction((await load('status')).default, '/api/status');
    const { headers } = response;
    expect(response.status).toBe(200);
    expect(headers.get('Netlify-CDN-Cache-Control')).toBe(
      'public, durable, max-age=30, stale-while-revalidate=60',
    );
    expect(headers.get('Netlify-Vary')).toBe('query=mode');
    expect(headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    const one = {
      online: true,
      players: { online: 1, max: 100, list: ['Alex'] },
      performance: { tps: 20, mspt: 0, measured: false },
      latencyMs: expect.any(Number),
      source: 'ping',
      checkedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    };
    expect(await response.json()).toEqual({
      fetchedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      stale: false,
      // All variables point to the same game server.
      total: { online: 1, max: 100 },
      servers: perServer(() => one),
    });
  });

  test('HEAD carries the same headers and no body', async () => {
    const { response } = await callFunction((await load('status')).default, '/api/status', {
      method: 'HEAD',
    });
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(response.headers.get('Netlify-CDN-Cache-Control')).toContain('max-age=30');
  });

  test('an answer in which no server answered is kept for seconds only, so that an end of the outage shows', async () => {
    await database.redis.flushdb();
    const unused = await unusedAddress();
    const { default: handler } = await load(
      'status',
      serverVariables(() => unused),
    );
    const { response, background } = await callFunction(handler, '/api/status');
    await background;
    await database.redis.flushdb();
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      stale: false,
      servers: perServer(() => ({ online: false, source: null })),
    });
    expect(response.headers.get('Netlify-CDN-Cache-Control')).toBe('public, durable, max-age=5');
  });

  test('answers without any database', async () => {
    const unset = { UPSTASH_REDIS_REST_URL: '', UPSTASH_REDIS_REST_TOKEN: '' };
    const { response } = await callFunction((await load('status', unset)).default, '/api/status');
    expect(await response.json()).toMatchObject({
      stale: false,
      servers: perServer(() => ({ online: true })),
    });
  });
});

describe('GET /api/health', () => {
  const { version } = manifest;

  test('is 200 while Redis answers, for one command', async () => {
    const { default: handler } = await load('site');
    database.commands.length = 0;
    const { response } = await callFunction(handler, '/api/health');
    expect([response.status, await response.json()]).toEqual([
      200,
      { ok: true, redis: 'up', webhook: 'unset', version },
    ]);
    expect(database.commands).toHaveLength(1);
  });

  test('says that the webhook is set', async () => {
    const { default: handler } = await load('site', {
      APPLICATIONS_WEBHOOK_URL: 'https://chat.example.org/hook',
    });
    expect(await (await callFunction(handler, '/api/health')).response.json()).toMatchObject({
      webhook: 'ok',
    });
  });

  test.each([
    ['unset', () => ({ UPSTASH_REDIS_REST_URL: '', UPSTASH_REDIS_REST_TOKEN: '' })],
    ['refusing the token', () => ({ UPSTASH_REDIS_REST_TOKEN: 'wrong' })],
    ['not listening', async () => ({ UPSTASH_REDIS_REST_URL: `http://${await unusedAddress()}` })],
  ])('is 503 with Retry-After while Redis is %s', async (_what, variables) => {
    const { default: handler } = await load('site', await variables());
    const { response } = await callFunction(handler, '/api/health');
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(await response.json()).toEqual({ ok: false, redis: 'down', webhook: 'unset', version });
  });

  test.each([
    [200, 'answers', () => ({})],
    [503, 'is away', async () => ({ UPSTASH_REDIS_REST_URL: `http://${await unusedAddress()}` })],
  ])(
    'is %i without a body for HEAD while Redis %s, as checkers of uptime ask',
    async (status, _what, variables) => {
      const { default: handler } = await load('site', await variables());
      const { response } = await callFunction(handler, '/api/health', { method: 'HEAD' });
      expect([response.status, await response.text()]).toEqual([status, '']);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );

  test('is 503 within a second while Redis hangs', async () => {
    const hanging = await startTestDatabase();
    const { default: handler } = await load('site', { UPSTASH_REDIS_REST_URL: hanging.url });
    hanging.freeze();
    const clock = new FakeClock();
    limitBy(clock);
    const pending = callFunction(handler, '/api/health');
    await clock.untilWaitingFor(FAST_MS);
    clock.advance(FAST_MS);
    expect((await pending).response.status).toBe(503);
    expect(FAST_MS).toBeLessThan(1_000);
    await hanging.stop();
  });
});

describe('GET /api/csrf', () => {
  async function cookieFor(cookie?: string, url = '/api/csrf') {
    const { default: handler } = await load('site');
    const { response } = await callFunction(
      handler,
      url,
      cookie === undefined ? {} : { headers: { Cookie: cookie } },
    );
    const [setCookie = '', ...more] = response.headers.getSetCookie();
    expect([response.status, more]).toEqual([200, []]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    return { set: parseSetCookie(setCookie), body: await response.json() };
  }

  test('sets a token that scripts can read, for this site only and for a day', async () => {
    const { set, body } = await cookieFor();
    expect(set).toEqual({
      name: CSRF_COOKIE,
      value: expect.stringMatching(/^[\w-]{43}\.[\w-]{43}$/),
      path: '/',
      maxAge: 86_400,
      sameSite: 'strict',
      secure: true,
    });
    expect(body).toEqual({ token: set.value });
  });

  test('is not Secure on plain http, where a browser would drop it', async () => {
    expect((await cookieFor(undefined, 'http://localhost:8888/api/csrf')).set.secure).toBeUndefined();
  });

  test('keeps a token that it has issued, in another instance too, and replaces any other', async () => {
    const { body } = await cookieFor();
    expect((await cookieFor(`a=b; ${CSRF_COOKIE}=${body.token}`)).body).toEqual(body);
    for (const wrong of [`${body.token}A`, 'made.up', '', '%E0%A4%A']) {
      expect((await cookieFor(`${CSRF_COOKIE}=${wrong}`)).body.token).toMatch(/^[\w-]{43}\.[\w-]{43}$/);
      expect((await cookieFor(`${CSRF_COOKIE}=${wrong}`)).body.token).not.toBe(wrong);
    }
  });

  test('works without a secret on a developer’s machine', async () => {
    const { default: handler } = await load('site', { SESSION_SECRET: '' });
    const { token } = await (await callFunction(handler, '/api/csrf')).response.json();
    const again = await callFunction(handler, '/api/csrf', {
      headers: { Cookie: `${CSRF_COOKIE}=${String(token)}` },
    });
    expect(await again.response.json()).toEqual({ token });
  });
});

test.each(['GET', 'POST', 'DELETE', 'OPTIONS'])(
  'an unknown path answers %s with a JSON 404',
  async (method) => {
    const { default: handler, config } = await load('not-found');
    expect(config).toBeUndefined();
    const { response } = await callFunction(handler, '/api/nothing', { method });
    expect([response.status, response.headers.get('Content-Type')]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
    expect(await response.json()).toEqual({
      error: { code: 'not_found', message: 'There is nothing at this path.' },
    });
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  },
);
