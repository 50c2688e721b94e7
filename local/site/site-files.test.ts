import { request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { createProject, type TestProject } from '../../test/support/server/project';
import { startSite, type Site } from './site';

const SCRIPT = 'console.log("a script long enough to be worth it");\n'.repeat(100);

let project: TestProject;
let site: Site;
beforeAll(async () => {
  project = await createProject({
    'netlify.toml': `
      [[redirects]]
      from = "/gone"
      to = "/404.html"
      status = 404
      [[headers]]
      for = "/*"
      [headers.values]
      X-Everywhere = "yes"
      X-Joined = "one"
      [[headers]]
      for = "/script.js"
      [headers.values]
      X-Joined = "two"
    `,
    'secret.txt': 'secret',
    'site/index.html': '<title>Home</title>',
    'site/404.html': '<title>Not found</title>',
    'site/script.js': SCRIPT,
    'site/clip.webm': Uint8Array.from({ length: 5_000 }, (_, index) => index % 256),
    'site/a b&c.txt': 'an odd name',
    'site/.env': 'secret',
    'site/.well-known/security.txt': 'Contact: mailto:security@example.org',
    'site/_headers': '/nothing\n  X-Nothing: secret',
    'site/_redirects': '/nothing /secret',
    'functions/answer.ts': `export default () => new Response(${JSON.stringify(SCRIPT)});`,
  });
  site = await startSite({
    root: project.root,
    publish: 'site',
    functions: 'functions',
    port: 0,
    host: 'localhost',
  });
});
afterAll(async () => {
  await site.close();
  await project.remove();
});

const ask = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.url + target, { headers, method });

/** Requests with an unmodified path and headers, which fetch would normalize. */
const statusOfRaw = (target: string, method = 'GET', headers: Record<string, string> = {}) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: site.port, path: target, method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.once('error', reject).end();
  });

describe('compression', () => {
  test.each(['/script.js', '/.netlify/functions/answer'])('%s is sent as small as can be', async (target) => {
    for (const encoding of ['br', 'gzip']) {
      const answer = await ask(target, { 'accept-encoding': encoding });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toContain('Accept-Encoding');
      expect(await answer.text()).toBe(SCRIPT);
    }
  });

  test('brotli is preferred', async () => {
    const answer = await ask('/script.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
  });

  test('a client that cannot unpack gets plain text', async () => {
    const answer = await ask('/script.js', { 'accept-encoding': 'identity' });
    expect(answer.headers.get('content-encoding')).toBeNull();
  });

  test('what is compressed already is left alone', async () => {
    const answer = await ask('/clip.webm', { 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBeNull();
  });
});

describe('ranges', () => {
  test('of a video are sent alone', async () => {
    const answer = await ask('/clip.webm', { range: 'bytes=10-19' });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe('bytes 10-19/5000');
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  });

  test('of a text have the positions of the plain text', async () => {
    const answer = await ask('/script.js', { range: 'bytes=0-2000', 'accept-encoding': 'br' });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe(SCRIPT.slice(0, 2001));
  });

  test('beyond the end are a 416', async () => {
    expect((await ask('/clip.webm', { range: 'bytes=9000-' })).status).toBe(416);
  });
});

describe('conditional requests', () => {
  test('are a 304 while the file is the same', async () => {
    const tag = (await ask('/')).headers.get('etag') ?? '';
    expect(tag).toMatch(/^"/);
    expect(await statusOfRaw('/', 'GET', { 'if-none-match': tag })).toBe(304);
  });

  test('for a path that is not there stay a 404', async () => {
    const tag = (await ask('/nowhere')).headers.get('etag') ?? '';
    expect(await statusOfRaw('/nowhere', 'GET', { 'if-none-match': tag })).toBe(404);
  });
});

describe('what is published', () => {
  test.each(['/.env', '/_headers', '/_redirects', '/./.env'])('%s is not', async (target) => {
    expect(await statusOfRaw(target)).toBe(404);
  });

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%5csecret.txt',
    '//../secret.txt',
    '/index.html%00.txt',
    '/%',
  ])('%s does not lead out of the folder', async (target) => {
    expect(await statusOfRaw(target)).toBe(404);
  });

  test('a .well-known folder is', async () => {
    expect((await ask('/.well-known/security.txt')).status).toBe(200);
  });

  test('a file may have an odd name', async () => {
    expect(await (await ask('/a%20b%26c.txt')).text()).toBe('an odd name');
  });
});

// The emulator leaves these to its server, or is known to differ from Netlify.
describe('what Netlify does and its emulator does not', () => {
  test('an unknown path is the 404 page, with the headers of the site', async () => {
    const answer = await ask('/nowhere');
    expect([answer.status, await answer.text()]).toEqual([404, '<title>Not found</title>']);
    expect(answer.headers.get('x-everywhere')).toBe('yes');
  });

  test('a rewrite answers with the status of its rule', async () => {
    expect((await ask('/gone')).status).toBe(404);
  });

  test('a header that two rules give has both values', async () => {
    expect((await ask('/script.js')).headers.get('x-joined')).toBe('one, two');
  });

  test('a page answers GET and HEAD only', async () => {
    const answer = await ask('/', {}, 'POST');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

test('a request that is no web request is refused', async () => {
  expect(await statusOfRaw('http://elsewhere.example/')).toBe(400);
  expect(await statusOfRaw('/', 'TRACE')).toBe(405);
});

test('localhost answers on IPv4, and on IPv6 where the machine has it', async () => {
  const addresses = Object.values(networkInterfaces()).flatMap((own) => own?.map(({ address }) => address));
  const hosts = ['127.0.0.1', ...(addresses.includes('::1') ? ['[::1]'] : [])];
  for (const host of hosts) expect((await fetch(`http://${host}:${site.port}/`)).status).toBe(200);
});

test('a taken port is an error with its code', async () => {
  const options = { root: project.root, publish: 'site', functions: 'functions', host: '127.0.0.1' };
  await expect(startSite({ ...options, port: site.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
