import { type ServerBeat, toBeats } from '../companion';
import type { Database } from '../core/database/database';
import { toList } from '../core/database/replies';
import { companionKeys } from '../votes';
import { type LookUpMemory, type LookUpRound, MEMORY_KEPT_MS, parseMemory } from './look-up-memory';
import { parseSnapshot, type Snapshot, SNAPSHOT_KEPT_MS } from './snapshot';

/** `<version> <snapshot as JSON>`, where the version is the name of whoever published it. */
const SNAPSHOT_KEY = 'status:snapshot';
/** The name of whoever looks up at the moment. */
const CLAIM_KEY = 'status:claim';
/** What the latest round leaves to the next one, as JSON: for whoever has the claim. */
const MEMORY_KEY = 'status:look-ups';
const KEYS = [SNAPSHOT_KEY, CLAIM_KEY, MEMORY_KEY];
/** Longer than look-ups and their publication can take; when their instance dies, another may start after this. */
const CLAIM_MS = 10_000;

/**
 * KEYS: snapshot, claim, memory, companions. ARGV: holder, the version that it last saw, milliseconds. Comparing the versions in the same step as taking the
 * claim closes the gap in which another instance publishes and lets go between this one's read and its claim. One MGET reads all, since
 * it is billed as one command; what is no text reads as missing.
 */
const CLAIM_SCRIPT = `
local beats = redis.call('MGET', KEYS[1], unpack(KEYS, 3))
local current, memory = table.remove(beats, 1), table.remove(beats, 1)
if current then
  local version = string.match(current, '^([%x-]+) ')
  if version and version ~= ARGV[2] then return {0, current} end
end
if not redis.call('SET', KEYS[2], ARGV[1], 'NX', 'PX', ARGV[3]) then return {0} end
return {1, memory or '', beats}`;

/** ARGV: holder, snapshot and its milliseconds, memory and its milliseconds. Does nothing the second time, so that a repeated call is harmless. */
const PUBLISH_SCRIPT = `
if redis.call('GET', KEYS[2]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
redis.call('SET', KEYS[3], ARGV[4], 'PX', ARGV[5])
redis.call('DEL', KEYS[2])
return 1`;

/** What the store holds; `snapshot` is null when there is none or it cannot be read. */
export interface StoredSnapshot {
  /** Changes with every publication; empty when nothing published is there. */
  readonly version: string;
  readonly snapshot: Snapshot | null;
}

/**
 * `claimed`: the caller alone looks up now, after the round that left this `memory`, if it is known; `beats` is what companions
 * said last. Else what has been published since it last read, if anything.
 */
export type Claim =
  | { readonly claimed: true; readonly memory: LookUpMemory | null; readonly beats: readonly ServerBeat[] }
  | { readonly claimed: false; readonly snapshot: Snapshot | null };

export type SnapshotStore = ReturnType<typeof createSnapshotStore>;

/** The snapshot that all instances share, in Redis. Each method is one command, and rejects within a short time when it fails. */
export function createSnapshotStore(database: Database) {
  return {
    async read(): Promise<StoredSnapshot> {
      return unpack((await database.get(SNAPSHOT_KEY)) ?? '');
    },

    /** Takes the right to look up under the name `holder`, unless another has it or published after `version`. */
    async claim(holder: string, version: string): Promise<Claim> {
      const args = [holder, version, String(CLAIM_MS)];
      const reply = await database.eval(CLAIM_SCRIPT, [...KEYS, ...companionKeys], args);
      const [claimed, stored, beats] = toList(reply);
      const text = typeof stored === 'string' ? stored : '';
      if (claimed === 1) return { claimed: true, memory: parseMemory(text), beats: toBeats(beats) };
      return { claimed: false, snapshot: unpack(text).snapshot };
    },

    /** Stores what a round has found and gives the claim back; does nothing when `holder` no longer has the claim. */
    async publish(holder: string, { snapshot, memory }: LookUpRound) {
      const published = [`${holder} ${JSON.stringify(snapshot)}`, String(SNAPSHOT_KEPT_MS)];
      const left = [JSON.stringify(memory), String(MEMORY_KEPT_MS)];
      await database.eval(PUBLISH_SCRIPT, KEYS, [holder, ...published, ...left]);
    },
  };
}

function unpack(value: string): StoredSnapshot {
  const version = /^([0-9a-f-]+) /i.exec(value)?.[1] ?? '';
  return { version, snapshot: parseSnapshot(value.slice(version.length)) };
}
