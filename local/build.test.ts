import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setUpFolder } from '../test/support/server/temporary-folder';
import { isBuildStale } from './build';

const project = setUpFolder();
const BEGAN = Date.parse('2026-01-01T00:00:00Z');

/** Writes a file that was changed so many seconds after the build began. */
const put = async (file: string, text: string, seconds: number): Promise<void> => {
  const time = BEGAN / 1000 + seconds;
  const folder = path.dirname(project(file));
  await mkdir(folder, { recursive: true });
  await writeFile(project(file), text);
  for (const changed of [project(file), folder]) await utimes(changed, time, time);
};
const isStale = () => isBuildStale(project(), project('.local'));

test('a site is built again when what it is made of has changed, the network that was asked for included', async () => {
  await put('dist/index.html', '', 10);
  await put('src/app.ts', '', -10);
  expect(await isStale()).toBe(true);
  await put('.local/network/identity.js', 'export const identity = {};', -10);
  await put('.local/build-began', `${String(BEGAN)}\n`, 0);
  expect(await isStale()).toBe(false);
  await put('.local/network/identity.js', 'export const identity = { name: "Another" };', 20);
  expect(await isStale()).toBe(true);
});
