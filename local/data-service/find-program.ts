import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { delimiter, resolve } from 'node:path';

const PROGRAMS = ['redis-server', 'valkey-server'];

/** Returns the path of an installed Redis-compatible server, or `undefined` if none is on PATH. */
export async function findServerProgram(): Promise<string | undefined> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const program of PROGRAMS) {
    for (const folder of folders) {
      const path = resolve(folder, program);
      if (await isExecutable(path)) return path;
    }
  }
  return undefined;
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
