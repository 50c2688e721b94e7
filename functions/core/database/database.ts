import { counted, readCounted } from '../usage/counted-script';
import { meter } from '../usage/meter';
import { DatabaseError } from './database-error';
import { connect, type DatabaseAddress, type DatabaseClient } from './redis-client';

/** Time limit of a command, connection included, for data with a fallback. A slower database counts as unavailable. */
export const FAST_MS = 400;
/** Time limit for figures that have no fallback on an instance without earlier ones. */
export const FIGURES_MS = 1_500;
/** Time limit for content that users have written, and for signing in, which are worth a longer wait. */
export const PATIENT_MS = 3_000;
/** Time limit for backups, for which the database packs all its data. */
export const BACKUP_MS = 20_000;

export { DatabaseError };

/**
 * The commands that the stores need. Each is sent once, rejects with {@link DatabaseError} when it fails, and is counted as it is
 * billed.
 */
export interface Database {
  /** Sends a plain command, and resolves to its reply as Redis writes it. */
  send(...command: Command): Promise<unknown>;
  /** Runs a script: more than one command at one moment. What it calls is billed, too. */
  eval(script: string, keys: string[], args: string[]): Promise<unknown>;
  /** The string at a key; null when it is missing or not a string. */
  get(key: string): Promise<string | null>;
  /** The strings at several keys, in their order, billed as one command. */
  getAll(keys: readonly string[]): Promise<(string | null)[]>;
  /** Sets a string that expires after `keptMs`, whatever was there. */
  set(key: string, value: string, keptMs: number): Promise<void>;
  /** Sets the string only if the key is missing; false otherwise. */
  setMissing(key: string, value: string, keptMs: number): Promise<boolean>;
}

type Command = [name: string, ...args: string[]];

/**
 * A database with a client of its own, for tests and tools; functions share those of `shared.ts`.
 * @param commandMs time limit of a command
 */
export function openDatabase(address: DatabaseAddress | null, commandMs: number = FAST_MS): Database {
  return databaseOf(address && connect(address, commandMs));
}

/** The database behind Upstash's REST interface; without a client, one that is always unavailable. */
export function databaseOf(client: DatabaseClient | null): Database {
  const connected = async () => {
    if (client === null) throw new DatabaseError();
    const redis = await client();
    meter.add({ commands: 1 });
    return redis;
  };
  const send = async (...command: Command): Promise<unknown> =>
    (await connected()).exec<unknown>(command).catch(fail);
  return {
    send,
    async eval(script, keys, args) {
      const redis = await connected();
      const { reply, calls } = readCounted(
        await redis.eval<string[], unknown>(counted(script), keys, args).catch(fail),
      );
      meter.add({ commands: calls });
      return reply;
    },
    async get(key) {
      const redis = await connected();
      const value = await redis.get<unknown>(key).catch((error: unknown) => {
        if (isWrongType(error)) return null;
        throw new DatabaseError();
      });
      if (value === null || typeof value === 'string') return value;
      throw new DatabaseError();
    },
    async getAll(keys) {
      const values = await send('MGET', ...keys);
      if (!Array.isArray(values) || values.length !== keys.length) throw new DatabaseError();
      return values.map((value: unknown) => (typeof value === 'string' ? value : null));
    },
    async set(key, value, keptMs) {
      if ((await send('SET', key, value, 'PX', String(keptMs))) !== 'OK') throw new DatabaseError();
    },
    async setMissing(key, value, keptMs) {
      const reply = await send('SET', key, value, 'NX', 'PX', String(keptMs));
      if (reply !== 'OK' && reply !== null) throw new DatabaseError();
      return reply === 'OK';
    },
  };
}

function fail(): never {
  throw new DatabaseError();
}

function isWrongType(error: unknown): boolean {
  return error instanceof Error && error.name === 'UpstashError' && error.message.startsWith('WRONGTYPE');
}
