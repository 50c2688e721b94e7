import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { hasErrorCode } from '@/lib/error-code';

const PAUSE_MS = 20;
/** Time for files that are being written or closed right now. */
const SETTLE_MS = 1_000;
/** Time that a live owner has to start its server before its claim is considered stale. */
const START_GRACE_MS = 3_000;
const LIMIT_MS = 10_000;

interface Claim {
  readonly owner: number;
  readonly socket: string;
}

/**
 * Claims a directory for one engine, since two that append to the same file would ruin it. Clears away the remains of a killed
 * process: its claim, and its server if that still runs.
 * @returns a function that releases the claim
 * @throws Error if a living process uses the directory, or its old server does not end
 */
export async function claimDirectory(directory: string, socket: string): Promise<() => Promise<void>> {
  const file = join(directory, 'server.json');
  const began = Date.now();
  const claim: Claim = { owner: process.pid, socket };
  while (!(await create(file, JSON.stringify(claim)))) {
    const earlier = await read(file);
    const waited = Date.now() - began;
    if (earlier === undefined) {
      if (waited > SETTLE_MS) await rm(file, { force: true });
    } else if (await listens(earlier.socket)) {
      if (!isAlive(earlier.owner)) await shutDown(earlier.socket);
      else if (waited > SETTLE_MS) throw new Error(inUseBy(directory, earlier.owner));
    } else if (!isAlive(earlier.owner) || waited > START_GRACE_MS) {
      await rm(file, { force: true });
    }
    if (waited > LIMIT_MS) throw new Error(`An earlier server is still using ${directory}.`);
    await pause(PAUSE_MS);
  }
  return () => rm(file, { force: true });
}

const inUseBy = (directory: string, owner: number): string =>
  `${directory} is in use by process ${String(owner)}. Is \`npm start\` running in another terminal? Stop it there.`;

/** Claims a directory like `claimDirectory`, for data that only this process uses. It listens on a socket to prove that it lives. */
export async function holdDirectory(directory: string): Promise<() => Promise<void>> {
  const sockets = await mkdtemp(join(tmpdir(), 'data-service-'));
  const socket = join(sockets, 'engine.sock');
  const server = createServer((connection) => connection.destroy())
    .listen(socket)
    .unref();
  const end = async () => {
    server.close();
    await rm(sockets, { recursive: true, force: true });
  };
  try {
    await once(server, 'listening');
    const release = await claimDirectory(directory, socket);
    return async () => {
      await release();
      await end();
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function create(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function read(file: string): Promise<Claim | undefined> {
  try {
    const claim: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isClaim(claim) ? claim : undefined;
  } catch {
    return undefined;
  }
}

function isClaim(value: unknown): value is Claim {
  return (
    typeof value === 'object' &&
    value !== null &&
    'owner' in value &&
    Number.isSafeInteger(value.owner) &&
    'socket' in value &&
    typeof value.socket === 'string'
  );
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasErrorCode(error, 'EPERM');
  }
}

function listens(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const attempt = connect({ path });
    attempt.once('connect', () => {
      attempt.destroy();
      resolve(true);
    });
    attempt.once('error', () => resolve(false));
  });
}

async function shutDown(path: string): Promise<void> {
  const client = new Redis({
    path,
    retryStrategy: null,
    commandTimeout: START_GRACE_MS,
    disableClientInfo: true,
  });
  client.on('error', () => undefined);
  await client.shutdown().catch(() => undefined);
  client.disconnect();
}
