import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A folder that is new for each test of a file. @returns the path of something in it */
export function setUpFolder(): (...names: string[]) => string {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'test-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  return (...names) => path.join(folder, ...names);
}
