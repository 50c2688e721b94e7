import type { Clock } from './clock';

/** Usual lifetime of a value, in milliseconds. */
export const FRESH_MS = 30_000;

/** One key's entry; an object of its own, so that a read under way at an `invalidate` does not fill the next one. */
interface CacheEntry<T> {
  latest: { readonly value: T; readonly readAt: number; readonly freshMs: number } | null;
  reading: Promise<T> | null;
}

interface CacheOptions<T> {
  /** Lifetime of a value, in milliseconds; 30 s by default. */
  readonly freshMs?: number | ((value: T, readAt: number) => number);
  /** Maximum number of keys, for keys that strangers choose; the oldest is evicted. */
  readonly most?: number;
}

/** Reads through a cache of this instance. Concurrent calls for the same key share one read. */
export function cached<K, T>(
  read: (key: K) => Promise<T>,
  clock: Pick<Clock, 'now'>,
  { freshMs = FRESH_MS, most = Infinity }: CacheOptions<T> = {},
) {
  const entries = new Map<K, CacheEntry<T>>();
  const lifeOf = typeof freshMs === 'function' ? freshMs : () => freshMs;

  function entryOf(key: K): CacheEntry<T> {
    const entry = entries.get(key) ?? { latest: null, reading: null };
    entries.set(key, entry);
    const [first] = entries.keys();
    if (entries.size > most && first !== undefined) entries.delete(first);
    return entry;
  }

  async function readInto(entry: CacheEntry<T>, key: K): Promise<T> {
    try {
      const value = await read(key);
      const readAt = clock.now();
      entry.latest = { value, readAt, freshMs: lifeOf(value, readAt) };
      return value;
    } catch (fault) {
      if (entry.latest) return entry.latest.value;
      throw fault;
    } finally {
      entry.reading = null;
    }
  }

  return {
    /** Returns a fresh value, or the latest one while it cannot be read. Rejects like the read when there is no value. */
    async get(key: K): Promise<T> {
      const entry = entryOf(key);
      const { latest } = entry;
      if (latest && Math.abs(clock.now() - latest.readAt) < latest.freshMs) return latest.value;
      return (entry.reading ??= readInto(entry, key));
    },
    /** Drops the value of a key: the next `get` reads it again. */
    invalidate(key: K) {
      entries.delete(key);
    },
    clear() {
      entries.clear();
    },
  };
}
