import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from '@upstash/redis';
import { errorCode } from '../../../local/data-service/error-code';
import { findServerProgram } from '../../../local/data-service/find-program';
import { openRedisEngine } from '../../../local/data-service/redis-engine';
import { startDataService } from '../../../local/data-service/server';

export interface TestDatabase {
  readonly url: string;
  readonly token: string;
  /** Address and token for the environment of whoever is to use this database. */
  readonly variables: { readonly UPSTASH_REDIS_REST_URL: string; readonly UPSTASH_REDIS_REST_TOKEN: string };
  /** The real Upstash client on this database. It sends each command once: no retries. */
  readonly redis: Redis;
  /**
   * Every command that came in, oldest first, as `['SET', 'key', 'value']`; names as the sender wrote them, those of
   * a pipeline or MULTI one by one. To count what a piece of code sends, empty it first: `commands.length = 0`.
   */
  readonly commands: string[][];
  /** Makes Redis hang (SIGSTOP): requests are taken and not answered, as with a database that is stuck. */
  freeze(): void;
  /** Ends `freeze`: what waited is answered. */
  thaw(): void;
  /** Has Redis refuse all that needs memory, as a full database does, or takes that back. */
  setFull(isFull: boolean): Promise<void>;
  /** Ends everything; from then on the URL refuses connections, as with a database that is away. May be repeated. */
  stop(): Promise<void>;
}

/**
 * A fresh, empty database for server tests: a real Redis in a directory of its own, behind Upstash's REST protocol.
 * Takes about 100 ms. One a test file (`beforeAll`, `afterAll(() => database.stop())`) and `redis.flushdb()` between
 * tests is enough; a test that stops it starts its own.
 * @throws Error when no `redis-server` or `valkey-server` is installed.
 */
export async function startTestDatabase(): Promise<TestDatabase> {
  const program = await findServerProgram();
  if (program === undefined) throw new Error('Server tests need redis-server or valkey-server on PATH.');
  const directory = await mkdtemp(join(tmpdir(), 'test-database-'));
  const engine = await openRedisEngine({ program, directory });
  const commands: string[][] = [];
  const service = await startDataService({
    engine,
    token: 'test-token',
    onCommand: (command) => commands.push([...command]),
  });
  const { url, token } = service;
  const thaw = () => signal(engine.pid, 'SIGCONT');
  const end = async () => {
    thaw();
    await service.close();
    await engine.close();
    await rm(directory, { recursive: true });
  };
  let ended: Promise<void> | undefined;
  return {
    url,
    token,
    variables: { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token },
    redis: new Redis({ url, token, retry: { retries: 0 }, enableTelemetry: false }),
    commands,
    freeze: () => signal(engine.pid, 'SIGSTOP'),
    thaw,
    async setFull(isFull) {
      await engine.execute(['CONFIG', 'SET', 'maxmemory', isFull ? '1' : '0']);
    },
    stop: () => (ended ??= end()),
  };
}

/** A server that is gone already hangs as well as it can. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}
