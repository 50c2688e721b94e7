import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface Host {
  url: string;
  close(): Promise<void>;
}

/**
 * Starts Netlify's emulator on a copy of a project, because it writes into the project's folder. It has a process of its own,
 * because it is an ES module that starts workers.
 * @param parts files and folders that the emulator needs, relative to the project
 */
export async function startEmulator(
  project: string,
  parts: string[],
  env: Record<string, string> = {},
): Promise<Host> {
  const copy = await mkdtemp(path.join(tmpdir(), 'emulator-'));
  await Promise.all(
    parts.map((part) => cp(path.join(project, part), path.join(copy, part), { recursive: true })),
  );
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  const host = spawn(process.execPath, ['test/platform/emulator-host.mjs', copy], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  });
  const ended = once(host, 'exit');
  const failed = ended.then(() => {
    throw new Error('The emulator ended before it answered');
  });
  const [url]: unknown[] = await Promise.race([once(host, 'message'), failed]);
  return {
    url: String(url),
    async close() {
      host.disconnect();
      await ended;
      await rm(copy, { recursive: true });
    },
  };
}
