import { type ServerBeat, toBeats } from '../companion';
import type { Database } from '../core/database/database';
import { companionKeys } from '../votes';
import { type PollMemory, type PollRound, MEMORY_KEPT_MS, parseMemory } from './poll-memory';
import { parseSnapshot, type Snapshot } from './snapshot';

/**
 * `<version> <JSON>`. The JSON is the snapshot with the state for the next round as `memory`, which earlier releases did not store.
 * They also leased a round by its version, so it changes with each: it is the round's time, in milliseconds since 1970.
 */
const SNAPSHOT_KEY = 'status:snapshot';

export interface StoredRound {
  /** Snapshot of any age; null when it is missing or unreadable. */
  readonly snapshot: Snapshot | null;
  /** State from its round for the next one, if known. */
  readonly memory: PollMemory | null;
  readonly beats: readonly ServerBeat[];
}

export type SnapshotStore = ReturnType<typeof createSnapshotStore>;

/** The snapshot for new instances and outages, in Redis. Each method is one command, and rejects within a short time when it fails. */
export function createSnapshotStore(database: Database) {
  return {
    async read(): Promise<StoredRound> {
      const [value, ...beats] = await database.getAll([SNAPSHOT_KEY, ...companionKeys()]);
      const json = (value ?? '').replace(/^[0-9a-f-]+ /i, '');
      return { snapshot: parseSnapshot(json), memory: parseMemory(json), beats: toBeats(beats) };
    },

    /** Stores the result of a round, whatever was there. */
    publish({ snapshot, memory }: PollRound): Promise<void> {
      const value = `${String(Date.parse(snapshot.fetchedAt))} ${JSON.stringify({ ...snapshot, memory })}`;
      return database.set(SNAPSHOT_KEY, value, MEMORY_KEPT_MS);
    },
  };
}
