import { readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Redis } from '@upstash/redis';
import { serverVariable } from '@/contract/network/servers';
import { OTHER_SERVER, SERVER_IDS } from '../test/support/fixtures/tracked-servers';
import { programsNaming } from '../test/support/server/programs';
import { createProject, type TestProject } from '../test/support/server/project';
import { startPlatform, type Platform } from './platform';

const NAMES = [
  'UPSTASH_REDIS_REST_URL',
  'UPSTASH_REDIS_REST_TOKEN',
  ...SERVER_IDS.map(serverVariable),
  'SESSION_SECRET',
  'LOCAL_SERVER',
  'LOCAL_URL',
  'MAIL_URL',
  'MAIL_FROM',
  'TEBEX_TOKEN',
  'TEBEX_URL',
];

let project: TestProject;
let localDirectory: string;
beforeAll(async () => {
  project = await createProject({
    'dist/index.html': '<title>Home</title>',
    'functions/api/variables.ts': `
      export default () => Response.json(${JSON.stringify(NAMES)}.map((name) => process.env[name]));
      export const config = { path: '/api/variables' };`,
  });
  localDirectory = path.join(project.root, '.local');
});
afterAll(() => project.remove());

const started: Platform[] = [];
const start = async (env: Record<string, string> = {}, port = 0) => {
  const platform = await startPlatform({ root: project.root, port, localDirectory, env });
  started.push(platform);
  return platform;
};
afterEach(async () => {
  await Promise.all(started.splice(0).map((platform) => platform.close()));
});

/** Returns the variables that the functions see, by name. */
async function variablesOf({ url }: { url: string }): Promise<Partial<Record<string, string>>> {
  const values: unknown = await (await fetch(`${url}/api/variables`)).json();
  return Object.fromEntries(NAMES.map((name, index) => [name, Array.isArray(values) ? values[index] : '']));
}

const databaseOf = (variables: Partial<Record<string, string>>) =>
  new Redis({
    url: variables['UPSTASH_REDIS_REST_URL'] ?? '',
    token: variables['UPSTASH_REDIS_REST_TOKEN'] ?? '',
    enableTelemetry: false,
    retry: { retries: 0 },
  });

test('serves the site, with functions that see a database, game servers and a secret', async () => {
  const platform = await start();
  const variables = await variablesOf(platform);
  expect(await (await fetch(platform.url)).text()).toContain('Home');
  expect(await databaseOf(variables).set('greeting', 'hello')).toBe('OK');
  for (const id of SERVER_IDS) expect(variables[serverVariable(id)]).toMatch(/^127\.0\.0\.1:\d+$/);
  expect(variables['SESSION_SECRET']?.length).toBeGreaterThanOrEqual(32);
  expect(variables).toMatchObject({
    LOCAL_URL: platform.url,
    MAIL_URL: expect.stringMatching(/^smtp:\/\/127\.0\.0\.1:\d+$/),
    MAIL_FROM: expect.stringContaining('@'),
    TEBEX_URL: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
  });
  const shop = `${variables['TEBEX_URL'] ?? ''}/api/accounts/${variables['TEBEX_TOKEN'] ?? ''}`;
  expect((await fetch(shop)).status).toBe(200);
});

test('keeps its data and its secret over a restart, the secret for its owner only', async () => {
  const first = await start();
  const before = await variablesOf(first);
  await databaseOf(before).set('kept', 'yes');
  await first.close();
  const second = await start();
  const after = await variablesOf(second);
  expect(second.dataNotice).toBeNull();
  expect(await databaseOf(after).get('kept')).toBe('yes');
  expect(after['SESSION_SECRET']).toBe(before['SESSION_SECRET']);
  const file = path.join(localDirectory, 'session-secret');
  expect(await readFile(file, 'utf8')).toBe(after['SESSION_SECRET']);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('is fresh again once its local folder is deleted', async () => {
  const first = await start();
  const before = await variablesOf(first);
  await databaseOf(before).set('kept', 'yes');
  await first.close();
  await rm(localDirectory, { recursive: true });
  const second = await start();
  const after = await variablesOf(second);
  expect(await databaseOf(after).get('kept')).toBeNull();
  expect(after['SESSION_SECRET']).not.toBe(before['SESSION_SECRET']);
});

test('leaves alone what is configured, and starts nothing in its place', async () => {
  const given = {
    UPSTASH_REDIS_REST_URL: 'http://127.0.0.1:9',
    UPSTASH_REDIS_REST_TOKEN: 'given',
    [serverVariable(OTHER_SERVER)]: 'other.example.org:25565',
    SESSION_SECRET: 'a secret that was given by the owner',
    MAIL_URL: 'resend:given',
    MAIL_FROM: 'owner@example.org',
    TEBEX_TOKEN: 'given',
    TEBEX_URL: 'https://shop.example.org',
  };
  const platform = await start(given);
  expect(await variablesOf(platform)).toMatchObject(given);
  expect(await programsNaming(project.root)).toEqual([]);
});

test('leaves nothing behind when it closes, and closes once', async () => {
  const platform = await start();
  const { UPSTASH_REDIS_REST_URL: database = '' } = await variablesOf(platform);
  expect(await programsNaming(project.root)).not.toEqual([]);
  await Promise.all([platform.close(), platform.close()]);
  expect(await programsNaming(project.root)).toEqual([]);
  await expect(fetch(platform.url)).rejects.toThrow();
  await expect(fetch(database)).rejects.toThrow();
});

test('leaves nothing behind when its port is taken', async () => {
  const platform = await start({
    UPSTASH_REDIS_REST_URL: 'http://127.0.0.1:9',
    UPSTASH_REDIS_REST_TOKEN: 'x',
  });
  const port = Number(new URL(platform.url).port);
  await expect(start({}, port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(await programsNaming(project.root)).toEqual([]);
});
