import { type ServerBeat, toBeats } from '../companion';
import type { Database } from '../core/database/database';
import { companionKeys } from '../votes';
import { type PollMemory, type PollRound, MEMORY_KEPT_MS, parseMemory } from './poll-memory';
import { parseSnapshot, type Snapshot } from './snapshot';

/**
 * `<version> <JSON>`. The version is the name of the publisher's lease, and the JSON is the snapshot with the state for the next round
 * as `memory`. Earlier releases read the snapshot, and stored no memory in it.
 */
const SNAPSHOT_KEY = 'status:snapshot';
/** Longer than a round and its publication can take; if their instance dies, another may start after this. */
export const LEASE_MS = 10_000;
/**
 * Margin before the end of a lease, because the clocks of instances may differ by seconds. Within it, an instance publishes no
 * more. An instance that was refused the lease would still have been refused then.
 */
export const LEASE_MARGIN_MS = 2_000;
/**
 * Returns the key with the name of the lease of the instance that replaces a version. Leases are not released: the next version
 * has its own.
 */
const leaseKey = (version: string): string => `status:claim:${version || 'none'}`;

export interface StoredRound {
  /** Changes with every publication; empty before the first one. */
  readonly version: string;
  /** Snapshot of any age; null when it is missing or unreadable. */
  readonly snapshot: Snapshot | null;
  /** State from its round for the next one, if known. */
  readonly memory: PollMemory | null;
  readonly beats: readonly ServerBeat[];
}

/** The right to poll for a version's replacement, under a name that becomes the next version. */
export interface PollLease {
  readonly version: string;
  readonly name: string;
}

export type SnapshotStore = ReturnType<typeof createSnapshotStore>;

/**
 * The snapshot that all instances share, in Redis. Each method is one command, and rejects within a short time when it fails.
 * None is a script, which would be billed in addition to its commands.
 */
export function createSnapshotStore(database: Database) {
  return {
    async read(): Promise<StoredRound> {
      const [value, ...beats] = await database.getAll([SNAPSHOT_KEY, ...companionKeys()]);
      return { ...unpack(value ?? ''), beats: toBeats(beats) };
    },

    /**
     * Takes the right to replace a version, for ten seconds; false when another instance has it. If the version was replaced less
     * than that ago, the lease of its replacer still refuses the caller.
     */
    takeLease({ version, name }: PollLease): Promise<boolean> {
      return database.setMissing(leaseKey(version), name, LEASE_MS);
    },

    /** Returns whether the lease is still the caller's. */
    async holdsLease({ version, name }: PollLease): Promise<boolean> {
      return (await database.get(leaseKey(version))) === name;
    },

    /** Stores the result of a round, under the name of its lease. */
    publish(name: string, { snapshot, memory }: PollRound): Promise<void> {
      const value = `${name} ${JSON.stringify({ ...snapshot, memory })}`;
      return database.set(SNAPSHOT_KEY, value, MEMORY_KEPT_MS);
    },
  };
}

function unpack(value: string): Omit<StoredRound, 'beats'> {
  const version = /^([0-9a-f-]+) /i.exec(value)?.[1] ?? '';
  const json = value.slice(version.length);
  return { version, snapshot: parseSnapshot(json), memory: parseMemory(json) };
}
