import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { setUpFolder } from '../test/support/server/temporary-folder';
import { BUILD_INPUTS, isBuildStale, noteBuild } from './build';
import { STAND_IN_TOKEN } from './shop/token';

const project = setUpFolder();
const BEGAN = Date.parse('2026-01-01T00:00:00Z');

/** Writes a file with a modification time in seconds after the build's start. */
const put = async (file: string, text: string, seconds: number): Promise<void> => {
  const time = BEGAN / 1000 + seconds;
  const folder = path.dirname(project(file));
  await mkdir(folder, { recursive: true });
  await writeFile(project(file), text);
  for (const changed of [project(file), folder]) await utimes(changed, time, time);
};
const isStale = () => isBuildStale(project(), project('.local'));

/** Leaves what a build does that began so many seconds after the first one. */
const built = async (seconds = 0): Promise<void> => {
  await put('dist/index.html', '', 10);
  await put('src/app.ts', '', -10);
  await put('.local/build/stats.json', JSON.stringify({ began: BEGAN + seconds * 1000 }), 5);
};

test('a site is built again when what it is made of has changed, the network that was asked for included', async () => {
  await built();
  expect(await isStale()).toBe(true);
  await put('.local/network/identity.js', 'export const identity = {};', -10);
  await noteBuild(project('.local'));
  expect(await isStale()).toBe(false);
  await put('.local/network/identity.js', 'export const identity = { name: "Another" };', 20);
  expect(await isStale()).toBe(true);
});

test('a site is built again after a build that was broken off', async () => {
  await built();
  await noteBuild(project('.local'));
  await built(60);
  expect(await isStale()).toBe(true);
});

test('a site is built again for another shop, but not for the stand-in of one', async () => {
  const inherited = process.env;
  const staleWith = async (shop: Record<string, string>) => {
    process.env = { ...inherited, ...shop };
    return isStale();
  };
  try {
    await built();
    await noteBuild(project('.local'));
    expect(await staleWith({ TEBEX_TOKEN: STAND_IN_TOKEN, TEBEX_URL: 'http://127.0.0.1:8889' })).toBe(false);
    expect(await staleWith({ TEBEX_URL: 'https://headless.tebex.io' })).toBe(false);
    expect(await staleWith({ TEBEX_TOKEN: 'own' })).toBe(true);
    await noteBuild(project('.local'));
    expect(await staleWith({ TEBEX_TOKEN: 'own' })).toBe(false);
    expect(await staleWith({ TEBEX_TOKEN: 'own', TEBEX_URL: 'https://shop.example.org' })).toBe(true);
  } finally {
    process.env = inherited;
  }
});

test('what `npm run build` has built is not built again', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: object };
  await put(
    'package.json',
    JSON.stringify({ type: 'module', scripts: { ...scripts, build: 'exit 0' } }),
    -10,
  );
  for (const name of ['local', 'node_modules']) await symlink(path.resolve(name), project(name));
  await built();
  await promisify(execFile)('npm', ['run', 'build'], { cwd: project() });
  expect(await isStale()).toBe(false);
});

/** Collects a file and the project files that it imports, directly or not. */
async function importsOf(file: string, seen = new Set<string>()): Promise<Set<string>> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = await readFile(file, 'utf8');
  for (const [, address = ''] of text.matchAll(/(?:from|import\()\s*'(\.{1,2}\/[^']+)'/g)) {
    const imported = path.join(path.dirname(file), address);
    const found = [imported, `${imported}.ts`, path.join(imported, 'index.ts')].find(
      (one) => /\.(?:m?[jt]s|tsx)$/.test(one) && existsSync(one),
    );
    if (found !== undefined) await importsOf(found, seen);
  }
  return seen;
}

test('each file that the build runs is looked at for changes', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as { scripts: { build: string } };
  const programs = scripts.build.match(/tools\/[\w/-]+\.m?[jt]s/g) ?? [];
  expect(programs.length).toBeGreaterThan(3);
  const seen = new Set<string>();
  for (const program of [...programs, 'webpack.config.ts']) await importsOf(program, seen);
  const isListed = (file: string) =>
    BUILD_INPUTS.some((input) => file === input || file.startsWith(`${input}/`));
  expect([...seen].filter((file) => !isListed(file))).toEqual([]);
});
