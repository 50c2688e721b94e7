import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink, utimes } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { programsNaming } from '../test/support/server/programs';
import { createProject, type TestProject } from '../test/support/server/project';
import { freePort } from './site/listen';
import { readPort } from './start-options';

/** Leaves what a real build does: a page, and the time at which it began. */
const BUILD = [
  'mkdir -p dist .local/build',
  'echo home > dist/index.html',
  'echo built >> builds',
  `node -p 'JSON.stringify({ began: Date.now() })' > .local/build/stats.json`,
].join(' && ');
const NEW_ADMIN = /^Admin account of this new site.*\n {2}email {5}(\S+)\n {2}password {2}(\S+)\n/;
const READY = /^Spawnpoint ready at (\S+)\n$/m;

let project: TestProject;
let started: ChildProcess[] = [];
beforeEach(async () => {
  project = await createProject({
    'src/app.ts': '',
    'networks/spawnpoint/identity.ts': '',
    'functions/api/status.ts': `
      export default (request: Request, context: { waitUntil(work: Promise<unknown>): void }) => {
        if (process.env.HANG) context.waitUntil(new Promise(() => undefined));
        return new Response('{}');
      };
      export const config = { path: '/api/status' };`,
  });
  await symlink(path.resolve('node_modules'), path.join(project.root, 'node_modules'));
  await setBuild(BUILD);
});
afterEach(async () => {
  for (const child of started) child.kill('SIGKILL');
  started = [];
  await project.remove();
});

const setBuild = (build: string) => {
  const postbuild = `node --import tsx ${path.resolve('local/note-build.ts')}`;
  return project.write({ 'package.json': JSON.stringify({ type: 'module', scripts: { build, postbuild } }) });
};

async function listenAnywhere(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' && address ? address.port : 0 };
}

/** Starts the site like `npm start`, in the test's project. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', path.resolve('local/start.ts')], {
    cwd: project.root,
    env: { ...process.env, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const output = { stdout: '', stderr: '' };
  const ended = once(child, 'close').then(([status]: unknown[]) => status);
  const says = (stream: 'stdout' | 'stderr', text: string) =>
    new Promise<void>((resolve, reject) => {
      child[stream].on('data', () => output[stream].includes(text) && resolve());
      void ended.then(() => reject(new Error(`It ended without "${text}": ${output.stderr}`)));
    });
  child.stdout.on('data', (chunk) => (output.stdout += String(chunk)));
  child.stderr.on('data', (chunk) => (output.stderr += String(chunk)));
  return { child, output, ended, says };
}

async function startAndStop(env: Record<string, string> = {}): Promise<string> {
  const { child, output, ended, says } = start({ PORT: String(await freePort('localhost')), ...env });
  await says('stdout', 'ready');
  child.kill('SIGTERM');
  await ended;
  return output.stdout;
}

const buildsSoFar = async () =>
  (await readFile(path.join(project.root, 'builds'), 'utf8')).split('\n').length - 1;

test.each(['SIGINT', 'SIGTERM'] as const)(
  'builds what is missing, says one line, answers, and ends at %s with nothing left',
  async (signal) => {
    const { child, output, ended, says } = start({ PORT: String(await freePort('localhost')) });
    await says('stdout', 'ready');
    const url = READY.exec(output.stdout)?.[1] ?? '';
    expect(await (await fetch(url)).text()).toBe('home\n');
    child.kill(signal);
    expect(await ended).toBe(0);
    expect(output.stdout.replace(NEW_ADMIN, '')).toMatch(/^Spawnpoint.*\n$/);
    expect(await programsNaming(project.root)).toEqual([]);
  },
);

test('the start that makes a fresh site shows its admin, and no later one does', async () => {
  const first = NEW_ADMIN.exec(await startAndStop());
  expect(first?.slice(1)).toEqual(['admin@example.org', expect.stringMatching(/^[\w-]{16}$/)]);
  expect(await startAndStop()).toMatch(/^Spawnpoint.*\n$/);
});

test('keeps its data without a Redis server too, and says where', async () => {
  const programs = path.join(project.root, 'programs');
  await mkdir(programs);
  for (const name of ['node', 'npm', 'sh', 'mkdir']) {
    const places = (process.env['PATH'] ?? '').split(path.delimiter).map((place) => path.join(place, name));
    await symlink(places.find((place) => existsSync(place)) ?? '', path.join(programs, name));
  }
  const place =
    'Neither redis-server nor valkey-server is installed, so data is stored in .local/data/in-process.journal.\n';
  const first = await startAndStop({ PATH: programs });
  expect(first.startsWith(place)).toBe(true);
  expect(first.slice(place.length)).toMatch(NEW_ADMIN);
  const second = await startAndStop({ PATH: programs });
  expect(second.startsWith(`${place}Spawnpoint ready`)).toBe(true);
});

test('builds again only when something that the site is made from has changed', async () => {
  await startAndStop();
  await startAndStop();
  expect(await buildsSoFar()).toBe(1);
  const later = new Date(Date.now() + 60_000);
  await utimes(path.join(project.root, 'src/app.ts'), later, later);
  await startAndStop();
  expect(await buildsSoFar()).toBe(2);
});

test('says in one line that the port is none', async () => {
  const { output, ended } = start({ PORT: 'http' });
  expect(await ended).toBe(1);
  expect(output.stderr).toBe('PORT must be a number from 1 to 65535, not "http".\n');
});

test.each(['0', '65536', '-1', '80a'])('PORT=%s is no port', (value) => {
  expect(() => readPort(value)).toThrow(`PORT must be a number from 1 to 65535, not "${value}".`);
});

test('says in one line that the port is taken, and leaves nothing running', async () => {
  const { server, port } = await listenAnywhere();
  const { output, ended } = start({ PORT: String(port) });
  expect(await ended).toBe(1);
  expect(output.stderr).toMatch(new RegExp(`^Port ${port} is taken by another program\\. .*\\n$`, 'm'));
  expect(output.stdout).toBe('');
  expect(await programsNaming(project.root)).toEqual([]);
  server.close();
});

test('the build may ask the stand-in of the web shop', async () => {
  await setBuild(
    `node -e 'fetch(process.env.TEBEX_URL).then(({ status }) => console.log(status))' > shop && ${BUILD}`,
  );
  await startAndStop();
  expect(await readFile(path.join(project.root, 'shop'), 'utf8')).toBe('200\n');
});

test('says that the build failed', async () => {
  await setBuild('echo broken; exit 3');
  const { output, ended } = start({ PORT: String(await freePort('localhost')) });
  expect(await ended).toBe(1);
  expect(output.stderr).toMatch(/broken\nThe build failed\. Its messages are above\.\n$/);
});

test('ends a build that is under way', async () => {
  await setBuild(`echo under way; tail -f ${project.root}/package.json`);
  const { child, ended, says } = start({ PORT: String(await freePort('localhost')) });
  await says('stderr', 'under way');
  child.kill('SIGINT');
  expect(await ended).toBe(0);
  expect(await programsNaming(project.root)).toEqual([]);
});

test('ends at once when Ctrl-C is pressed again', async () => {
  const { child, ended, says } = start({ PORT: String(await freePort('localhost')), HANG: 'yes' });
  await says('stdout', 'ready');
  const presses = setInterval(() => child.kill('SIGINT'), 100);
  const status = await ended;
  clearInterval(presses);
  expect(status).toBe(130);
});
