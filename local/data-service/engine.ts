import { findServerProgram } from './find-program';
import { openMemoryEngine } from './memory-engine';
import type { Engine } from './port';
import { openRedisEngine, type RedisEngineOptions } from './redis-engine';

export type { Engine } from './port';

/**
 * Opens the best engine that this machine has: `redis-server` or `valkey-server` from PATH with its data in the
 * directory, else the in-process engine, whose data ends with the process; `engine.kind` tells which.
 * @throws Error when a server is installed and does not start, rather than hide its data behind an empty engine.
 */
export async function openEngine(options: Omit<RedisEngineOptions, 'program'>): Promise<Engine> {
  const program = await findServerProgram();
  return program === undefined ? openMemoryEngine() : openRedisEngine({ program, ...options });
}
