import { MEMORY_KEPT_MS, parseMemory } from './look-up-memory';
import { parseSnapshot, SNAPSHOT_KEPT_MS } from './snapshot';
import type { SnapshotStore } from './ports';
import type { Database } from '../core/database/database';
import { toList } from '../core/database/replies';

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
 * ARGV: holder, the version that it last saw, milliseconds. Comparing the versions in the same step as taking the
 * claim closes the gap in which another instance publishes and lets go between this one's read and its claim.
 */
const CLAIM_SCRIPT = `
local current = redis.pcall('GET', KEYS[1])
if type(current) == 'string' then
  local version = string.match(current, '^([%x-]+) ')
  if version and version ~= ARGV[2] then return {0, current} end
end
if not redis.call('SET', KEYS[2], ARGV[1], 'NX', 'PX', ARGV[3]) then return {0} end
local memory = redis.pcall('GET', KEYS[3])
if type(memory) == 'string' then return {1, memory} end
return {1}`;

/** ARGV: holder, snapshot and its milliseconds, memory and its milliseconds. Does nothing the second time, so that a repeated call is harmless. */
const PUBLISH_SCRIPT = `
if redis.call('GET', KEYS[2]) ~= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
redis.call('SET', KEYS[3], ARGV[4], 'PX', ARGV[5])
redis.call('DEL', KEYS[2])
return 1`;

/** The shared snapshot in Redis: one command to read, to claim and to publish. */
export function createSnapshotStore(database: Database): SnapshotStore {
  return {
    async read() {
      return unpack((await database.get(SNAPSHOT_KEY)) ?? '');
    },

    async claim(holder, version) {
      const args = [holder, version, String(CLAIM_MS)];
      const [claimed, stored] = toList(await database.eval(CLAIM_SCRIPT, KEYS, args));
      const text = typeof stored === 'string' ? stored : '';
      if (claimed === 1) return { claimed: true, memory: parseMemory(text) };
      return { claimed: false, snapshot: unpack(text).snapshot };
    },

    async publish(holder, { snapshot, memory }) {
      const published = [`${holder} ${JSON.stringify(snapshot)}`, String(SNAPSHOT_KEPT_MS)];
      const left = [JSON.stringify(memory), String(MEMORY_KEPT_MS)];
      await database.eval(PUBLISH_SCRIPT, KEYS, [holder, ...published, ...left]);
    },
  };
}

function unpack(value: string) {
  const version = /^([0-9a-f-]+) /i.exec(value)?.[1] ?? '';
  return { version, snapshot: parseSnapshot(value.slice(version.length)) };
}
