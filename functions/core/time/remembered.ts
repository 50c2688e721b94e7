import type { Clock } from './clock';

/** Visitors of an instance are answered from its memory for so long. */
const FRESH_MS = 30_000;

export interface Remembered<K, T> {
  /** At most 30 s old; while it cannot be read, the last that is known. Rejects as the read does when there is none. */
  get(key: K): Promise<T>;
  /** What is known is no longer true: the next `get` reads it. */
  forget(key: K): void;
}

/** What is known of one key; an object of its own, so that a read that was overtaken by `forget` ends in nothing. */
interface Memory<T> {
  known: { readonly value: T; readonly readAt: number } | null;
  reading: Promise<T> | null;
}

/** Reads through this instance's memory. Who asks for the same at the same time shares one read. */
export function remember<K, T>(read: (key: K) => Promise<T>, clock: Clock): Remembered<K, T> {
  const memories = new Map<K, Memory<T>>();

  function memoryOf(key: K): Memory<T> {
    const memory = memories.get(key) ?? { known: null, reading: null };
    memories.set(key, memory);
    return memory;
  }

  async function readInto(memory: Memory<T>, key: K): Promise<T> {
    try {
      const value = await read(key);
      memory.known = { value, readAt: clock.now() };
      return value;
    } catch (fault) {
      if (memory.known) return memory.known.value;
      throw fault;
    } finally {
      memory.reading = null;
    }
  }

  return {
    async get(key) {
      const memory = memoryOf(key);
      const { known } = memory;
      if (known && Math.abs(clock.now() - known.readAt) < FRESH_MS) return known.value;
      return (memory.reading ??= readInto(memory, key));
    },
    forget(key) {
      memories.delete(key);
    },
  };
}
