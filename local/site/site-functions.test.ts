import { request } from 'node:http';
import { createProject, type TestProject } from '../../test/support/server/project';
import { startSite, type Site } from './site';

/** Signals between the functions of these tests and the tests. */
interface Signals {
  openGate: () => void;
  left: () => void;
}
const signals = globalThis as typeof globalThis & Partial<Signals>;

const FUNCTIONS = {
  'functions/who.ts': `export default (request: Request, context: { ip: string }) =>
    Response.json([context.ip, request.headers.get('x-nf-client-connection-ip'), request.headers.get('x-nf-geo')]);`,
  'functions/count.ts': `let calls = 0;
    export default () => Response.json(++calls);`,
  'functions/size.ts': `export default async (request: Request) =>
    Response.json((await request.arrayBuffer()).byteLength);`,
  'functions/never.ts': 'export default () => new Promise(() => undefined);',
  'functions/nonsense.ts': 'export default () => 42;',
  'functions/stream.ts': `export default () => new Response(new ReadableStream({
    async start(controller) {
      const gate = new Promise<void>((resolve) => Object.assign(globalThis, { openGate: resolve }));
      controller.enqueue(new TextEncoder().encode('first '));
      await gate;
      controller.enqueue(new TextEncoder().encode('second'));
      controller.close();
    },
  }));`,
  'functions/later.ts': `export default (request: Request, context: { waitUntil(work: Promise<unknown>): void }) => {
    context.waitUntil(new Promise((resolve) => Object.assign(globalThis, { openGate: resolve })));
    return new Response('at once');
  };`,
  'functions/leave.ts': `export default (request: Request) => new Promise(() => {
    request.signal.addEventListener('abort', () => globalThis.left());
    globalThis.openGate();
  });`,
  'functions/api.ts': `export default () => new Response(process.env.SITE_TEST_VARIABLE);
    export const config = { path: '/api/variable' };`,
};

let project: TestProject;
let site: Site;
const start = (functionTimeLimitMs = 60_000) =>
  startSite({
    root: project.root,
    publish: 'site',
    functions: 'functions',
    port: 0,
    host: '127.0.0.1',
    env: { SITE_TEST_VARIABLE: 'given' },
    functionTimeLimitMs,
  });
beforeAll(async () => {
  project = await createProject(FUNCTIONS);
  site = await start();
});
afterAll(async () => {
  await site.close();
  await project.remove();
});
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const call = (name: string, init: RequestInit = {}) => fetch(`${site.url}/.netlify/functions/${name}`, init);

test("the client's address is that of its connection, whatever it says in headers", async () => {
  const headers = {
    'x-forwarded-for': '203.0.113.7',
    'x-nf-client-connection-ip': '203.0.113.7',
    'x-nf-geo': 'forged',
  };
  expect(await (await call('who', { headers })).json()).toEqual(['127.0.0.1', '127.0.0.1', null]);
});

test('a function keeps its module memory between calls', async () => {
  expect(await (await call('count')).json()).toBe(1);
  expect(await (await call('count')).json()).toBe(2);
});

test('functions see the variables that the site is given', async () => {
  expect(await (await fetch(`${site.url}/api/variable`)).text()).toBe('given');
});

describe('a body', () => {
  const LIMIT = 6 * 1024 * 1024;
  const streamOf = (size: number) => new Blob([new Uint8Array(size)]).stream();

  test('reaches the function up to 6 MiB', async () => {
    const answer = await call('size', { method: 'POST', body: new Uint8Array(LIMIT) });
    expect(await answer.json()).toBe(LIMIT);
  });

  test.each([
    ['that says its length', () => new Uint8Array(LIMIT + 1)],
    ['that does not say its length', () => streamOf(LIMIT + 1)],
  ])('beyond that, %s, is a 413 in the shape of an error', async (_, body) => {
    const init = { method: 'POST', body: body(), duplex: 'half' };
    const answer = await call('size', init);
    expect([answer.status, (await answer.json()).error.code]).toEqual([413, 'too_large']);
  });
});

test('a function that does not answer in time is a 504', async () => {
  const impatient = await start(50);
  expect((await fetch(`${impatient.url}/.netlify/functions/never`)).status).toBe(504);
  await impatient.close();
});

test('an answer that is no Response is a 500 without detail', async () => {
  const answer = await call('nonsense');
  expect([answer.status, await answer.text()]).toEqual([500, 'Internal Server Error']);
});

test('an answer is streamed as it comes', async () => {
  const reader = (await call('stream')).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first ');
  signals.openGate?.();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('second');
});

test('a function learns that its client has left', async () => {
  const left = new Promise<void>((resolve) => (signals.left = resolve));
  const isCalled = new Promise<void>((resolve) => (signals.openGate = resolve));
  const sent = request(`${site.url}/.netlify/functions/leave`);
  sent.on('error', () => undefined).end();
  await isCalled;
  sent.destroy();
  await left;
});

test('work after the answer is waited for at the close', async () => {
  const other = await start();
  expect(await (await fetch(`${other.url}/.netlify/functions/later`)).text()).toBe('at once');
  const order: string[] = [];
  const closed = other.close().then(() => order.push('closed'));
  await new Promise(setImmediate);
  order.push('work done');
  signals.openGate?.();
  await closed;
  expect(order).toEqual(['work done', 'closed']);
});

test('closing twice is closing once', async () => {
  const other = await start();
  await Promise.all([other.close(), other.close()]);
  await expect(fetch(other.url)).rejects.toThrow();
});

test.each([
  ['named.test.ts', 'export default () => new Response();', 'named.test: a name is made of'],
  ['none.ts', 'export const config = {};', 'none: the default export must be a function'],
  ['relative.ts', 'export default () => 1; export const config = { path: "x" };', 'start with a slash: x'],
  [
    'both.ts',
    'export default () => 1; export const config = { path: "/x", schedule: "@daily" };',
    'both: a scheduled function has no config.path',
  ],
])('a function that Netlify would not take is refused by name: %s', async (file, source, message) => {
  const wrong = await createProject({ [`functions/${file}`]: source });
  const options = { root: wrong.root, publish: 'site', functions: 'functions', port: 0, host: '127.0.0.1' };
  await expect(startSite(options)).rejects.toThrow(message);
  await wrong.remove();
});
