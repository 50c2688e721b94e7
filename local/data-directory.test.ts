import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setUpFolder } from '../test/support/server/temporary-folder';
import { EXAMPLE } from '../tools/network/choose';
import { dataDirectory } from './data-directory';

const project = setUpFolder();

test('each network keeps its data in a place of its own, the example where it always was', async () => {
  for (const name of [EXAMPLE, 'mine']) await mkdir(project('networks', name), { recursive: true });
  const inProject = async (wanted: string | undefined) =>
    path.relative(project(), await dataDirectory(project(), wanted));
  expect(await inProject(EXAMPLE)).toBe('.local');
  expect(await inProject('mine')).toBe('.local/sites/mine');
  expect(await inProject(undefined)).toBe('.local/sites/mine');
  await expect(inProject('other')).rejects.toThrow('networks/other');
});
