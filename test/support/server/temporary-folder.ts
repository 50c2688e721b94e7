import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a new folder for each test of a file. @returns a function that joins paths within it */
export function setUpFolder(): (...names: string[]) => string {
  const folders: string[] = [];
  beforeEach(async () => {
    folders.push(await mkdtemp(path.join(tmpdir(), 'test-')));
  });
  // Removed after the last test, because programs may write until their own clean-up ends them.
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));
  return (...names) => path.join(folders.at(-1) ?? '', ...names);
}
