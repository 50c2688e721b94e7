import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimDirectory } from './directory-claim';
import { type Engine } from './port';
import { connectToRedis } from './redis-connection';
import { startServerProcess } from './server-process';

export interface RedisEngineOptions {
  /** `redis-server`, `valkey-server` or a path to one. */
  readonly program: string;
  /** Directory of the append-only file; created if missing. */
  readonly directory: string;
  /** Time at which writes reach the disk; `everysec` by default, as in Redis. */
  readonly appendFsync?: 'always' | 'everysec' | 'no';
}

export interface RedisEngine extends Engine {
  readonly kind: 'redis';
  /** Process id of the server, for tests that freeze or kill it. */
  readonly pid: number;
}

/**
 * Starts a Redis server with an append-only file, and waits until it has read that file. The server ends with this process,
 * even after a crash; one left behind in the same directory is replaced.
 * @throws Error if the program does not start, or another process uses the directory
 */
export async function openRedisEngine(options: RedisEngineOptions): Promise<RedisEngine> {
  await mkdir(options.directory, { recursive: true });
  // Not in the data directory: the path of a socket is limited to about 100 characters.
  const sockets = await mkdtemp(join(tmpdir(), 'data-service-'));
  const socket = join(sockets, 'redis.sock');
  const release = await claimDirectory(options.directory, socket).catch(async (error: unknown) => {
    await rm(sockets, { recursive: true });
    throw error;
  });
  const server = startServerProcess(options.program, parameters(options, socket), options.directory);
  const end = async () => {
    await server.stop();
    await rm(sockets, { recursive: true, force: true });
    await release();
  };
  const attempt = new AbortController();
  try {
    const connection = await Promise.race([connectToRedis(socket, attempt.signal), server.ended]);
    const info = await connection.execute(['INFO', 'server']);
    return {
      kind: 'redis',
      pid: Number(/^process_id:(\d+)/m.exec(String(info))?.[1]),
      execute: connection.execute,
      transaction: connection.transaction,
      async close() {
        await connection.close();
        await end();
      },
    };
  } catch (error) {
    attempt.abort();
    await end();
    throw error;
  }
}

function parameters({ appendFsync = 'everysec' }: RedisEngineOptions, socket: string): string[] {
  const settings = {
    port: '0',
    unixsocket: socket,
    unixsocketperm: '700',
    appendonly: 'yes',
    appendfsync: appendFsync,
    save: '',
    loglevel: 'warning',
  };
  return Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
}
