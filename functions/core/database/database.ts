import { counted, readCounted } from '../usage/counted-script';
import { meter } from '../usage/meter';
import { DatabaseError } from './database-error';
import { connect, type DatabaseAddress, type DatabaseClient } from './redis-client';

/** Time limit of a command, connection included, where others stand in for it. A slower database counts as unavailable. */
export const FAST_MS = 400;
/** Time limit for figures that an instance without earlier ones has no stand-in for. */
export const FIGURES_MS = 1_500;
/** Time limit for what users have written, and for signing in, which are worth a longer wait. */
export const PATIENT_MS = 3_000;
/** Time limit for backups, which have the database pack all that it holds. */
export const BACKUP_MS = 20_000;

export { DatabaseError };

/**
 * The commands that the stores need. Each is sent once, rejects with {@link DatabaseError} when it fails, and is counted as it is
 * billed.
 */
export interface Database {
  /** The string at a key; null when it is missing or not a string. */
  get(key: string): Promise<string | null>;
  /** The same of several keys, in their order, billed as one command. */
  getAll(keys: readonly string[]): Promise<(string | null)[]>;
  /** Puts a string in the place of whatever is there, for so many milliseconds. */
  set(key: string, value: string, keptMs: number): Promise<void>;
  /** Does so where nothing is; false where something is. */
  setMissing(key: string, value: string, keptMs: number): Promise<boolean>;
  /** Runs a Lua script, atomically. */
  eval(script: string, keys: string[], args: string[]): Promise<unknown>;
  /** How many of the keys there are. */
  exists(keys: readonly string[]): Promise<number>;
  ping(): Promise<void>;
}

/**
 * A database with a client of its own, for tests and tools; functions share those of `shared.ts`.
 * @param commandMs time limit of a command
 */
export function openDatabase(address: DatabaseAddress | null, commandMs: number = FAST_MS): Database {
  return databaseOf(address && connect(address, commandMs));
}

/** The database behind Upstash's REST interface; without a client, one that is always unavailable. */
export function databaseOf(client: DatabaseClient | null): Database {
  if (client === null) {
    const away = () => Promise.reject(new DatabaseError());
    return { get: away, getAll: away, set: away, setMissing: away, eval: away, exists: away, ping: away };
  }
  /** Upstash's answer to a `SET`. */
  const write = async (key: string, value: string, options: { px: number; nx?: true }): Promise<unknown> => {
    const redis = await client();
    meter.add({ commands: 1 });
    return redis.set(key, value, options).catch(fail);
  };
  return {
    async get(key) {
      const redis = await client();
      meter.add({ commands: 1 });
      const value = await redis.get<unknown>(key).catch((error: unknown) => {
        if (isWrongType(error)) return null;
        throw new DatabaseError();
      });
      if (value === null || typeof value === 'string') return value;
      throw new DatabaseError();
    },
    async getAll(keys) {
      const redis = await client();
      meter.add({ commands: 1 });
      const values = await redis.mget<unknown[]>(...keys).catch(fail);
      if (!Array.isArray(values) || values.length !== keys.length) throw new DatabaseError();
      return values.map((value) => (typeof value === 'string' ? value : null));
    },
    async set(key, value, keptMs) {
      if ((await write(key, value, { px: keptMs })) !== 'OK') throw new DatabaseError();
    },
    async setMissing(key, value, keptMs) {
      const reply = await write(key, value, { px: keptMs, nx: true });
      if (reply !== 'OK' && reply !== null) throw new DatabaseError();
      return reply === 'OK';
    },
    async eval(script, keys, args) {
      const redis = await client();
      meter.add({ commands: 1 });
      const { reply, calls } = readCounted(
        await redis.eval<string[], unknown>(counted(script), keys, args).catch(fail),
      );
      meter.add({ commands: calls });
      return reply;
    },
    async exists(keys) {
      const redis = await client();
      meter.add({ commands: 1 });
      const count = await redis.exists(...keys).catch(fail);
      if (typeof count !== 'number') throw new DatabaseError();
      return count;
    },
    async ping() {
      const redis = await client();
      meter.add({ commands: 1 });
      if ((await redis.ping().catch(fail)) !== 'PONG') throw new DatabaseError();
    },
  };
}

function fail(): never {
  throw new DatabaseError();
}

function isWrongType(error: unknown): boolean {
  return error instanceof Error && error.name === 'UpstashError' && error.message.startsWith('WRONGTYPE');
}
