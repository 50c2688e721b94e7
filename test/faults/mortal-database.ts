import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findServerProgram } from '../../local/data-service/find-program';
import type { Command, Engine, Reply } from '../../local/data-service/port';
import { openRedisEngine } from '../../local/data-service/redis-engine';
import { startDataService } from '../../local/data-service/server';
import type { Outages } from './outages';

export interface MortalDatabase {
  readonly url: string;
  readonly token: string;
  /** Kills Redis immediately, and restarts it from the data on disk. */
  kill(): void;
  /** Resolves once Redis answers, now or after a restart. */
  untilUp(): Promise<void>;
  stop(): Promise<void>;
}

interface Watchers {
  /** Called before a command is executed. */
  readonly onCommand: () => void;
  /** Called after Redis has acknowledged a command, which is on disk by then. */
  readonly onDone: (command: Command, reply: Reply) => void;
}

/** Starts a Redis that writes each command to disk before it replies, and that may be killed at any moment. */
export async function startMortalDatabase(
  outages: Outages,
  { onCommand, onDone }: Watchers,
): Promise<MortalDatabase> {
  const program = (await findServerProgram()) ?? 'redis-server';
  const directory = await mkdtemp(join(tmpdir(), 'mortal-database-'));
  const open = () => openRedisEngine({ program, directory, appendFsync: 'always' });
  let engine = await open();
  let isUp = true;
  const underWay = new Set<Promise<Reply>>();
  let starting: Promise<void> = Promise.resolve();

  const mortal: Engine = {
    kind: 'redis',
    async execute(command) {
      onCommand();
      if (!isUp) throw new Error('Redis was killed.');
      const answered = engine.execute(command);
      underWay.add(answered);
      const reply = await answered.finally(() => underWay.delete(answered));
      onDone(command, reply);
      return reply;
    },
    transaction: (commands) => engine.transaction(commands),
    close: () => engine.close(),
  };
  const { url, token, close } = await startDataService({ engine: mortal, token: 'test-token' });

  return {
    url,
    token,
    kill() {
      if (!isUp) return;
      isUp = false;
      const end = outages.begin();
      process.kill(engine.pid, 'SIGKILL');
      starting = Promise.allSettled(underWay).then(async () => {
        await engine.close();
        engine = await open();
        isUp = true;
        end();
      });
    },
    async untilUp() {
      while (!isUp) await starting;
    },
    async stop() {
      await starting;
      await close();
      await engine.close();
      await rm(directory, { recursive: true });
    },
  };
}
