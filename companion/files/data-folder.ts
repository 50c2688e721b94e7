import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasErrorCode } from '@/lib/error-code';

/** The folder is in use by another companion, or unusable. */
export class FolderTaken extends Error {
  override name = 'FolderTaken';
}

/** The smallest limit on the address of a socket among systems. */
const ADDRESS_LIMIT = 100;

/**
 * Creates the folder if missing, and locks it: two companions that append to the same files would ruin them. The lock is a
 * socket, which the system releases however the process ends.
 * @returns releases the lock
 * @throws FolderTaken
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const real = await realpath(folder);
  const name = `companion-${createHash('sha256').update(real).digest('hex').slice(0, 16)}`;
  const inside = path.join(real, 'companion.sock');
  const shared = process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), `${name}.sock`);
  const isLong = process.platform === 'win32' || Buffer.byteLength(inside) > ADDRESS_LIMIT;
  // Folders that are shared with another system may not support sockets.
  const server = isLong ? await listenAt(shared) : await listenAt(inside).catch(() => listenAt(shared));
  if (!server)
    throw new FolderTaken(`Another companion is using ${folder}. Give each companion its own --data.`);
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** @returns null when another process listens there */
async function listenAt(address: string): Promise<Server | null> {
  for (let attempt = 0; ; attempt += 1) {
    const server = createServer((socket) => socket.destroy()).listen(address);
    try {
      await once(server, 'listening');
      return server.unref();
    } catch (error) {
      if (!hasErrorCode(error, 'EADDRINUSE')) throw error;
      if (attempt > 0 || (await answers(address))) return null;
      // Left by a process that was killed.
      await rm(address, { force: true });
    }
  }
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const attempt = connect(address);
    attempt.once('connect', () => {
      attempt.destroy();
      resolve(true);
    });
    attempt.once('error', () => resolve(false));
  });
}
