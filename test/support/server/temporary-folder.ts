import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder that is new for each test of a file. @returns the path of something in it */
export function setUpFolder(): (...names: string[]) => string {
  const folders: string[] = [];
  beforeEach(async () => {
    folders.push(await mkdtemp(path.join(tmpdir(), 'test-')));
  });
  // After the last test: what a test has started may write until its own clean-up has ended it.
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));
  return (...names) => path.join(folders.at(-1) ?? '', ...names);
}
