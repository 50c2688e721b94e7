// Decision record: docs/decisions/0006-local-server.md
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { holdDirectory } from './directory-claim';
import { findCommand } from './memory/commands';
import { Journal } from './memory/journal';
import { Keyspace } from './memory/keyspace';
import { effectOf, replay } from './memory/replay';
import { type Bytes, type MemoryReply, Status, toBytes } from './memory/replies';
import { createScriptRunner } from './memory/script-runner';
import { snapshotOf } from './memory/snapshot';
import { CommandError, type Engine, type Outcome, type Reply } from './port';

export interface MemoryEngineOptions {
  /** Directory of the file; created if missing. */
  readonly directory: string;
  /** Size in bytes from which the file is compacted; 64 MB by default. */
  readonly compactBytes?: number;
}

/** Returns the path of the in-process engine's data file. */
export const journalIn = (directory: string) => join(directory, 'in-process.journal');

/**
 * Opens an engine inside this process, for machines without a Redis server. It writes commands to a file moments after they
 * run, and refuses commands while that fails.
 * @throws Error if another process uses the directory, or the file cannot be read
 */
export async function openMemoryEngine({
  directory,
  compactBytes,
}: MemoryEngineOptions): Promise<Engine & { readonly kind: 'memory' }> {
  await mkdir(directory, { recursive: true });
  const release = await holdDirectory(directory);
  const keyspace = new Keyspace();
  const journal = await Journal.open(
    {
      path: journalIn(directory),
      snapshot: () => snapshotOf(keyspace),
      compactBytes,
    },
    (entry) => replay(keyspace, entry),
  ).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  let isOpen = true;

  function execute(command: readonly Bytes[]): MemoryReply {
    const [name = '', ...parameters] = command;
    const reply = findCommand(name, parameters).run(keyspace, parameters);
    const effect = effectOf(command, reply);
    if (effect) journal.append([keyspace.now, ...effect]);
    return reply;
  }

  const evaluate = await createScriptRunner(execute);

  function run([name = '', ...parameters]: readonly Bytes[]): Reply {
    const isScript = name.toUpperCase() === 'EVAL';
    return toReply(isScript ? evaluate(parameters) : execute([name, ...parameters]));
  }

  async function begin(): Promise<void> {
    if (!isOpen) throw new Error('The engine is closed.');
    if (journal.isFailing) await journal.flush();
    keyspace.now = Date.now();
  }

  return {
    kind: 'memory',
    async execute(command) {
      await begin();
      return run(command.map(toBytes));
    },
    async transaction(commands) {
      await begin();
      const queued = commands.map((command) => command.map(toBytes));
      for (const [name = '', ...parameters] of queued) {
        if (name.toUpperCase() !== 'EVAL') findCommand(name, parameters);
      }
      return queued.map((command) => attempt(() => run(command)));
    },
    async close() {
      isOpen = false;
      try {
        await journal.close();
      } finally {
        await release();
      }
    },
  };
}

function attempt(work: () => Reply): Outcome {
  try {
    return { reply: work() };
  } catch (error) {
    if (error instanceof CommandError) return { error: error.message };
    throw error;
  }
}

function toReply(reply: MemoryReply): Reply {
  if (reply === null || typeof reply === 'number') return reply;
  if (reply instanceof Status) return Buffer.from(reply.text);
  return typeof reply === 'string' ? Buffer.from(reply, 'latin1') : reply.map(toReply);
}
