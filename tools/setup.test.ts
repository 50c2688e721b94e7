import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, copyFile, readFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createProject, type TestProject } from '../test/support/server/project';

let project: TestProject;
const inProject = (name: string) => path.join(project.root, name);

/** Creates a project with installed packages, on a machine with only the programs that a test puts on its PATH. */
beforeEach(async () => {
  project = await createProject({
    'tools/.keep': '',
    calls: '',
    'package-lock.json': '{}',
    'node_modules/.package-lock.json': '{}',
    'node_modules/.bin/.keep': '',
    'node_modules/playwright-core/index.js':
      'module.exports = { chromium: { executablePath: () => "playwright-chromium" }, firefox: { executablePath: () => "playwright-firefox" } };',
  });
  await copyFile('tools/setup.mjs', inProject('tools/setup.mjs'));
  const earlier = new Date(Date.now() - 60_000);
  await utimes(inProject('package-lock.json'), earlier, earlier);
});
afterEach(() => project.remove());

/** Puts a program on the PATH that logs its call and then runs the script. */
async function provide(name: string, script = '') {
  await project.write({
    [`bin/${name}`]: `#!/bin/sh\nPATH=/usr/bin:/bin\necho "${name} $*" >> calls\n${script}\n`,
  });
  await chmod(inProject(`bin/${name}`), 0o755);
}

/** Returns shell commands that create an empty program. */
const makes = (file: string) => `echo '#!/bin/sh' > ${file}; chmod +x ${file}`;

async function setUp({ tests = false, user = 1000, before = '' } = {}) {
  const given = `data:text/javascript,process.getuid = () => ${user}; ${before}`;
  const child = spawn(
    process.execPath,
    ['--import', given, 'tools/setup.mjs', ...(tests ? ['--tests'] : [])],
    {
      cwd: project.root,
      env: { PATH: `${inProject('bin')}:/usr/local/nothing` },
    },
  );
  const [stdout, stderr, [status]]: [string, string, unknown[]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  const calls = (await readFile(inProject('calls'), 'utf8')).split('\n').filter(Boolean);
  return { status, lines: (stdout + stderr).split('\n').filter(Boolean), calls };
}

test('does nothing and says nothing when everything is there', async () => {
  await provide('chromium');
  await provide('firefox');
  await provide('valkey-server');
  expect(await setUp({ tests: true })).toEqual({ status: 0, lines: [], calls: [] });
});

test('refuses an old Node in one line', async () => {
  const before = 'Object.defineProperty(process, "versions", { value: { node: "18.20.0" } });';
  expect(await setUp({ before })).toEqual({
    status: 1,
    lines: ['Spawnpoint needs Node 20 or newer; this is 18.20.0.'],
    calls: [],
  });
});

describe('packages', () => {
  const npm = { ci: 'npm ci --no-audit --no-fund --loglevel=error' };
  const lockNow = () => utimes(inProject('package-lock.json'), new Date(), new Date(Date.now() + 1_000));

  test('are installed when the lock file is newer', async () => {
    await lockNow();
    await provide('npm');
    expect(await setUp()).toEqual({ status: 0, lines: ['Installing packages ...'], calls: [npm.ci] });
  });

  test('that cannot be installed end the set-up', async () => {
    await lockNow();
    await provide('npm', 'exit 7');
    const { status, lines } = await setUp({ tests: true });
    expect(status).toBe(1);
    expect(lines.at(-1)).toBe('npm ci failed; its messages are above.');
  });
});

describe('the programs of the tests', () => {
  const install = 'apt-get install -y -qq --no-install-recommends';

  test('are not asked for when the site is only to run', async () => {
    expect(await setUp()).toEqual({ status: 0, lines: [], calls: [] });
  });

  test('come from apt-get for root, only those that are missing', async () => {
    await provide('redis-server');
    await provide('apt-get', `[ "$1" = install ] && { ${makes('bin/$5')}; }; true`);
    expect(await setUp({ tests: true, user: 0 })).toEqual({
      status: 0,
      lines: ['Installing chromium, firefox-esr ...'],
      calls: ['apt-get update -qq', `${install} chromium`, `${install} firefox-esr`],
    });
  });

  test('are the latest Firefox where the system has no other', async () => {
    await provide('redis-server');
    await provide('apt-get', `case "$5" in chromium | firefox) ${makes('bin/$5')};; esac`);
    const { status, calls } = await setUp({ tests: true, user: 0 });
    expect(status).toBe(0);
    expect(calls).toEqual([
      'apt-get update -qq',
      `${install} chromium`,
      `${install} firefox-esr`,
      'apt-get update -qq',
      `${install} firefox`,
    ]);
  });

  test('come from brew and Playwright where there is brew', async () => {
    await provide('brew', makes('bin/redis-server'));
    await provide('npx', makes('bin/$3'));
    const { status, calls } = await setUp({ tests: true });
    expect(status).toBe(0);
    expect(calls).toEqual([
      'brew install --quiet redis',
      'npx playwright install chromium',
      'npx playwright install firefox',
    ]);
  });

  test('come from unpacked Debian packages for a user who may not install', async () => {
    await provide('chromium');
    await provide('firefox-esr');
    await provide(
      'apt-get',
      'case "$1" in install) echo "Inst redis-server (5:7.0)";; download) : > r.deb;; esac',
    );
    await provide('dpkg-deb', `mkdir -p usr/bin usr/lib/x; ${makes('usr/bin/redis-server')}`);
    const { status, lines } = await setUp({ tests: true });
    expect([status, lines]).toEqual([0, ['Installing Redis ...']]);
    expect(await readFile(inProject('node_modules/.bin/redis-server'), 'utf8')).toContain(
      `exec '${inProject('node_modules/.cache/redis/usr/bin/redis-server')}' "$@"`,
    );
    expect(await setUp({ tests: true })).toMatchObject({ status: 0, lines: [] });
  });

  test('that are nowhere to be had are named in one line', async () => {
    await provide('npx', makes('bin/$3'));
    const { status, lines } = await setUp({ tests: true });
    expect(status).toBe(1);
    expect(lines.at(-1)).toBe('Redis is missing: install redis-server or valkey-server, then try again.');
  });

  test('are not complete without Firefox', async () => {
    await provide('redis-server');
    await provide('chromium');
    await provide('npx');
    expect(await setUp({ tests: true })).toEqual({
      status: 1,
      lines: [
        'Installing Firefox ...',
        'Firefox is missing: install it so that `firefox` is on PATH, then try again.',
      ],
      calls: ['npx playwright install firefox'],
    });
  });
});
