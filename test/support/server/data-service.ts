import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from '@upstash/redis';
import { errorCode } from '../../../local/data-service/error-code';
import { findServerProgram } from '../../../local/data-service/find-program';
import type { Command, Engine, Reply } from '../../../local/data-service/port';
import { openRedisEngine } from '../../../local/data-service/redis-engine';
import { type DataService, startDataService } from '../../../local/data-service/server';

/** Address and token for the environment of whoever is to use a database. */
export interface DatabaseVariables {
  readonly UPSTASH_REDIS_REST_URL: string;
  readonly UPSTASH_REDIS_REST_TOKEN: string;
}

const USAGE = /^site:usage:/;

/** Carries a command out by `execute`, when it likes; where it rejects, the client gets no reply. */
export type Doorkeeper = (command: Command, execute: () => Promise<Reply>) => Promise<Reply>;

export interface TestDatabase {
  readonly url: string;
  readonly token: string;
  readonly variables: DatabaseVariables;
  /** The real Upstash client on this database. It sends each command once: no retries. */
  readonly redis: Redis;
  /**
   * Every command that came in, oldest first, as `['SET', 'key', 'value']`; names as the sender wrote them, those of
   * a pipeline or MULTI one by one; without those by which the site tells its own counts. To count what a piece of code sends, empty it first: `commands.length = 0`.
   */
  readonly commands: string[][];
  /** Makes Redis hang (SIGSTOP): requests are taken and not answered, as with a database that is stuck. */
  freeze(): void;
  /** Ends `freeze`: what waited is answered. */
  thaw(): void;
  /** Has Redis refuse all that needs memory, as a full database does, or takes that back. */
  setFull(isFull: boolean): Promise<void>;
  /** Another address of the same database, of which somebody keeps the door. */
  openDoor(keeper: Doorkeeper): Promise<DatabaseVariables>;
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
    onCommand(command) {
      if (!command.some((argument) => USAGE.test(String(argument)))) commands.push([...command]);
    },
  });
  const { url, token } = service;
  const doors: DataService[] = [];
  const thaw = () => signal(engine.pid, 'SIGCONT');
  const end = async () => {
    thaw();
    await Promise.all([service, ...doors].map((open) => open.close()));
    await engine.close();
    await rm(directory, { recursive: true });
  };
  let ended: Promise<void> | undefined;
  return {
    url,
    token,
    variables: variablesOf(service),
    redis: new Redis({ url, token, retry: { retries: 0 }, enableTelemetry: false }),
    commands,
    freeze: () => signal(engine.pid, 'SIGSTOP'),
    thaw,
    async setFull(isFull) {
      await engine.execute(['CONFIG', 'SET', 'maxmemory', isFull ? '1' : '0']);
    },
    async openDoor(keeper) {
      const kept: Engine = {
        kind: engine.kind,
        execute: (command) => keeper(command, () => engine.execute(command)),
        transaction: (commands) => engine.transaction(commands),
        close: () => engine.close(),
      };
      const door = await startDataService({ engine: kept, token });
      doors.push(door);
      return variablesOf(door);
    },
    stop: () => (ended ??= end()),
  };
}

function variablesOf({ url, token }: DataService): DatabaseVariables {
  return { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token };
}

/** A server that is gone already hangs as well as it can. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}
