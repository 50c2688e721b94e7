import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface TestProject {
  root: string;
  write(files: Record<string, string | Uint8Array>): Promise<void>;
  remove(): Promise<void>;
}

/** Creates a folder with these files, by relative path. */
export async function createProject(files: Record<string, string | Uint8Array> = {}): Promise<TestProject> {
  const root = await mkdtemp(path.join(tmpdir(), 'project-'));
  const write: TestProject['write'] = async (added) => {
    for (const [name, content] of Object.entries(added)) {
      const file = path.join(root, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  };
  await write(files);
  return { root, write, remove: () => rm(root, { recursive: true }) };
}
