import path from 'node:path';
import { startSite } from '../../local/site/site';
import { startEmulator, type Host } from './emulator';

const FIXTURE = path.resolve('test/platform/fixture');

const startLocalServer = (): Promise<Host> =>
  startSite({ root: FIXTURE, publish: 'site', functions: 'functions', port: 0, host: '127.0.0.1' });

describe.each([
  { host: 'The local server', start: startLocalServer },
  { host: "Netlify's emulator", start: () => startEmulator(FIXTURE, ['.']) },
])('$host', ({ start }) => {
  let host: Host;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host.close());

  const ask = (target: string, init: RequestInit = {}) =>
    fetch(host.url + target, { redirect: 'manual', ...init });
  const json = async (target: string, init?: RequestInit): Promise<unknown> =>
    (await ask(target, init)).json();
  const title = async (answer: Response) => /<title>(.*)<\/title>/.exec(await answer.text())?.[1];
  const location = (answer: Response) => {
    const { pathname, search } = new URL(answer.headers.get('location') ?? '', host.url);
    return pathname + search;
  };

  describe('functions', () => {
    test('are routed by the path of their config, with its parameters as they stand in the URL', async () => {
      expect(await json('/api/items/a%20b?q=x%20y')).toEqual({
        method: 'GET',
        params: { id: 'a%20b' },
        query: 'x y',
      });
    });

    test('may have several paths', async () => {
      expect(await json('/api/items/5/parts/7')).toMatchObject({ params: { id: '5', part: '7' } });
    });

    test('answer with and without a slash at the end', async () => {
      expect(await json('/api/items/5/')).toMatchObject({ params: { id: '5' } });
    });

    test('answer paths in upper case', async () => {
      expect(await json('/API/ECHO', { method: 'POST', body: '1' })).toMatchObject({ body: 1 });
    });

    test('may have a wildcard', async () => {
      expect(await json('/api/files/a/b.txt')).toEqual({ 0: 'a/b.txt' });
    });

    test('do not answer their excluded paths', async () => {
      expect(await json('/api/files/private')).toEqual({ unknown: '/api/files/private' });
    });

    test('answer only the methods of their config', async () => {
      expect((await ask('/api/notes', { method: 'PUT' })).status).toBe(201);
      expect(await json('/api/notes')).toEqual({ unknown: '/api/notes' });
    });

    test('answer every method when their config names none', async () => {
      for (const method of ['DELETE', 'PROPFIND'])
        expect(await json('/api/items/5', { method })).toMatchObject({ method });
    });

    test('without a path answer below /.netlify/functions', async () => {
      expect(await (await ask('/.netlify/functions/plain')).text()).toBe('plain /.netlify/functions/plain');
    });

    test('with a path do not answer below /.netlify/functions', async () => {
      expect((await ask('/.netlify/functions/item')).status).toBe(404);
    });

    test('that prefer files answer only where there is none', async () => {
      expect(await title(await ask('/about.html'))).toBe('About');
      expect(await (await ask('/missing.html')).text()).toBe('from the function');
    });

    test('get a JSON body and its type', async () => {
      const body = { text: 'é 🟩\n' };
      const init = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      expect(await json('/api/echo', init)).toEqual({ type: 'application/json', body });
    });

    test('answer bytes unchanged', async () => {
      const bytes = new Uint8Array(await (await ask('/api/bytes')).arrayBuffer());
      expect([...bytes]).toEqual(Array.from({ length: 256 }, (_, value) => value));
    });

    test('get cookies and set several', async () => {
      const answer = await ask('/api/cookies', { headers: { cookie: 'a=1; b=2' } });
      expect(answer.headers.getSetCookie()).toEqual(['first=1; Path=/; HttpOnly', 'second=2; Path=/']);
      expect(await answer.json()).toEqual({ cookie: 'a=1; b=2' });
    });

    test('that throw are a 500', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      expect((await ask('/api/throws')).status).toBe(500);
    });

    test('that answer nothing are a 204', async () => {
      expect((await ask('/api/silent')).status).toBe(204);
    });

    test('get none of the headers that the site has for files', async () => {
      expect((await ask('/api/items/5')).headers.get('x-everywhere')).toBeNull();
    });
  });

  describe('rewrites and redirects', () => {
    test('of an unknown path under /api reach the function that says so', async () => {
      const answer = await ask('/api/unknown/path');
      expect(answer.status).toBe(404);
      expect(await answer.json()).toEqual({ unknown: '/api/unknown/path' });
    });

    test('carry placeholders and the query', async () => {
      const answer = await ask('/moved/here?q=1');
      expect([answer.status, location(answer)]).toEqual([301, '/new/here?q=1']);
    });

    test('carry the rest of the path', async () => {
      const answer = await ask('/away/a/b');
      expect([answer.status, location(answer)]).toEqual([302, '/archive/a/b']);
    });

    test('show another file at the same address', async () => {
      const answer = await ask('/alias');
      expect([answer.status, await title(answer)]).toEqual([200, 'About']);
    });

    test('give way to a file', async () => {
      expect(await title(await ask('/about'))).toBe('About');
    });

    test('win over a file when forced', async () => {
      const answer = await ask('/rules/forced');
      expect([answer.status, location(answer)]).toEqual([302, '/about']);
    });

    test('come from the published _redirects too', async () => {
      const answer = await ask('/shortcut');
      expect([answer.status, location(answer)]).toEqual([302, '/rules']);
    });
  });

  describe('files', () => {
    test.each(['/rules', '/rules/', '/rules/index.html'])('%s is the page in its folder', async (target) => {
      const answer = await ask(target);
      expect([answer.status, await title(answer)]).toEqual([200, 'Rules']);
    });

    test.each([
      ['/', 'text/html; charset=utf-8'],
      ['/assets/script.js', 'text/javascript; charset=utf-8'],
      ['/assets/icon.svg', 'image/svg+xml'],
    ])('%s has the type %s', async (target, type) => {
      expect((await ask(target)).headers.get('content-type')).toBe(type);
    });

    test('are asked for anew every time unless a rule says otherwise', async () => {
      const page = await ask('/');
      const asset = await ask('/assets/script.js');
      expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    });

    test('have the headers of netlify.toml and of the published _headers', async () => {
      const { headers } = await ask('/rules');
      expect(headers.get('x-everywhere')).toBe('yes');
      expect(headers.get('x-rules')).toBe('from the published file');
    });

    test('are sent without a body to HEAD', async () => {
      const answer = await ask('/rules', { method: 'HEAD' });
      expect([answer.status, await answer.text()]).toEqual([200, '']);
    });

    test('that are not there are a 404', async () => {
      expect((await ask('/nowhere')).status).toBe(404);
    });
  });
});
