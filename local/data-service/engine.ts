import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { findServerProgram } from './find-program';
import { readJournal } from './memory/journal-reading';
import { Keyspace } from './memory/keyspace';
import { replay } from './memory/replay';
import { snapshotOf } from './memory/snapshot';
import { journalIn, openMemoryEngine } from './memory-engine';
import type { Engine } from './port';
import { openRedisEngine, type RedisEngineOptions } from './redis-engine';

export type { Engine } from './port';

export interface OpenedEngine {
  readonly engine: Engine;
  /** Location of the data, in one line for the user, if it is not the usual one. */
  readonly notice: string | null;
}

/**
 * Opens the best available engine: `redis-server` or `valkey-server` from PATH with its data in the directory, or else the
 * in-process engine. Data of the latter moves to a server that is still empty.
 * @throws Error if an installed server does not start, rather than hide its data behind an empty engine
 */
export async function openEngine(options: Omit<RedisEngineOptions, 'program'>): Promise<OpenedEngine> {
  const program = await findServerProgram();
  const journal = journalIn(options.directory);
  if (program === undefined) {
    const engine = await openMemoryEngine(options);
    return { engine, notice: withoutServer(options.directory, journal) };
  }
  const engine = await openRedisEngine({ program, ...options });
  try {
    return { engine, notice: existsSync(journal) ? await adopt(engine, journal) : null };
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/** Folder of Redis's append-only file, in its directory. */
const SERVER_FILES = 'appendonlydir';

function withoutServer(directory: string, journal: string): string {
  const place = `Neither redis-server nor valkey-server is installed, so data is stored in ${named(journal)}.`;
  const earlier = join(directory, SERVER_FILES);
  return existsSync(earlier) ? `${place} The data in ${named(earlier)} needs one of them.` : place;
}

async function adopt(engine: Engine, journal: string): Promise<string> {
  if ((await engine.execute(['DBSIZE'])) !== 0) {
    return `Data that was stored without a Redis server stays in ${named(journal)}, because the server has its own.`;
  }
  const keyspace = new Keyspace();
  const file = await readJournal(journal, (entry) => replay(keyspace, entry));
  await file?.close();
  keyspace.now = Date.now();
  const commands = [...snapshotOf(keyspace)].map((command) =>
    command.map((word) => Buffer.from(word, 'latin1')),
  );
  if (commands.length > 0) await engine.transaction(commands);
  const kept = `${journal}.${String(keyspace.now)}`;
  await rename(journal, kept);
  return `Data that was stored without a Redis server is now in the server. The old file is ${named(kept)}.`;
}

const named = (path: string) => relative('', path);
