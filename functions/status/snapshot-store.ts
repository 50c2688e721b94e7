import { type ServerBeat, toBeats } from '../companion';
import type { Database } from '../core/database/database';
import { companionKeys } from '../votes';
import { type LookUpMemory, type LookUpRound, MEMORY_KEPT_MS, parseMemory } from './look-up-memory';
import { parseSnapshot, type Snapshot } from './snapshot';

/**
 * `<version> <JSON>`, where the version is the name of whoever published it, and the JSON that of the snapshot with what its round
 * leaves to the next one as `memory`. Earlier releases read the snapshot, and left no memory in it.
 */
const SNAPSHOT_KEY = 'status:snapshot';
/** Longer than look-ups and their publication can take; when their instance dies, another may start after this. */
export const CLAIM_MS = 10_000;
/** The name of whoever looks up what is to replace a version. It is not given back: the next version has a claim of its own. */
const claimKey = (version: string): string => `status:claim:${version || 'none'}`;

/** What the store holds. */
export interface StoredRound {
  /** Changes with every publication; empty when nothing published is there. */
  readonly version: string;
  /** Of whatever time; null when there is none or it cannot be read. */
  readonly snapshot: Snapshot | null;
  /** What its round has left to the next one, if that is known. */
  readonly memory: LookUpMemory | null;
  /** What companions said last. */
  readonly beats: readonly ServerBeat[];
}

/** The right to look up what replaces a version, under a name that becomes the next version. */
export interface Claim {
  readonly version: string;
  readonly holder: string;
}

export type SnapshotStore = ReturnType<typeof createSnapshotStore>;

/**
 * The snapshot that all instances share, in Redis. Each method is one command without a script, which would be billed besides
 * what it calls, and rejects within a short time when it fails.
 */
export function createSnapshotStore(database: Database) {
  return {
    async read(): Promise<StoredRound> {
      const [value, ...beats] = await database.getAll([SNAPSHOT_KEY, ...companionKeys()]);
      return { ...unpack(value ?? ''), beats: toBeats(beats) };
    },

    /**
     * Takes the right to replace a version, for ten seconds; false when somebody has taken it. Whoever claims a version that was replaced
     * less than that ago is refused by the claim of who replaced it.
     */
    claim({ version, holder }: Claim): Promise<boolean> {
      return database.setMissing(claimKey(version), holder, CLAIM_MS);
    },

    /** Whether nobody else can have the claim. */
    async holds({ version, holder }: Claim): Promise<boolean> {
      return (await database.get(claimKey(version))) === holder;
    },

    /** Stores what the round of this name has found: for whoever has the claim. */
    publish(holder: string, { snapshot, memory }: LookUpRound): Promise<void> {
      const value = `${holder} ${JSON.stringify({ ...snapshot, memory })}`;
      return database.set(SNAPSHOT_KEY, value, MEMORY_KEPT_MS);
    },
  };
}

function unpack(value: string): Omit<StoredRound, 'beats'> {
  const version = /^([0-9a-f-]+) /i.exec(value)?.[1] ?? '';
  const json = value.slice(version.length);
  return { version, snapshot: parseSnapshot(json), memory: parseMemory(json) };
}
