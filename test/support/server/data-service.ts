import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from '@upstash/redis';
import { hasErrorCode } from '@/lib/error-code';
import { findServerProgram } from '../../../local/data-service/find-program';
import type { Command, Engine, Reply } from '../../../local/data-service/port';
import { openRedisEngine } from '../../../local/data-service/redis-engine';
import { type DataService, startDataService } from '../../../local/data-service/server';

/** Address and token of a database, as environment variables. */
export interface DatabaseVariables {
  readonly UPSTASH_REDIS_REST_URL: string;
  readonly UPSTASH_REDIS_REST_TOKEN: string;
}

const USAGE = /^site:usage:/;

/** Copies all keys of one of Redis' numbered databases to another, and removes what was there. */
const COPY_ALL = `
  local from, to = ARGV[1], ARGV[2]
  redis.call('SELECT', to)
  redis.call('FLUSHDB')
  redis.call('SELECT', from)
  for _, key in ipairs(redis.call('KEYS', '*')) do redis.call('COPY', key, key, 'DB', to) end`;

/** Runs a command through `execute` whenever it decides to; if it rejects, the client gets no reply. */
export type Doorkeeper = (command: Command, execute: () => Promise<Reply>) => Promise<Reply>;

export interface TestDatabase {
  readonly url: string;
  readonly token: string;
  readonly variables: DatabaseVariables;
  /** The real Upstash client on this database. It sends each command once, without retries. */
  readonly redis: Redis;
  /**
   * Every command received, oldest first, as `['SET', 'key', 'value']`, with names as the sender wrote them. Commands of a
   * pipeline or MULTI are listed individually; those that report the site's own counts are left out. To count a piece of code's
   * commands, clear it first: `commands.length = 0`.
   */
  readonly commands: string[][];
  /** Makes Redis hang (SIGSTOP): it accepts requests but does not answer, like a stuck database. */
  freeze(): void;
  /** Ends `freeze`: pending requests are answered. */
  thaw(): void;
  /** Makes Redis reject all commands that need memory, like a full database, or ends that. */
  setFull(isFull: boolean): Promise<void>;
  /** Keeps a copy of all data, for `restore`. */
  save(): Promise<void>;
  /** Replaces all data by the copy that `save` made. */
  restore(): Promise<void>;
  /** Opens another address of the same database, with a doorkeeper for its commands. */
  openDoor(keeper: Doorkeeper): Promise<DatabaseVariables>;
  /** Stops everything; afterwards the URL refuses connections, like an unavailable database. May be called repeatedly. */
  stop(): Promise<void>;
}

/**
 * Starts a fresh, empty database for server tests: a real Redis in its own directory, behind Upstash's REST protocol. Takes about
 * 100 ms. One per test file (`beforeAll`, `afterAll(() => database.stop())`) and `redis.flushdb()` between tests are enough; a
 * test that stops it starts its own.
 * @throws Error if neither `redis-server` nor `valkey-server` is installed.
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
    async save() {
      await engine.execute(['EVAL', COPY_ALL, '0', '0', '1']);
    },
    async restore() {
      await engine.execute(['EVAL', COPY_ALL, '0', '1', '0']);
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

/** A server that has already exited counts as hanging. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!hasErrorCode(error, 'ESRCH')) throw error;
  }
}
