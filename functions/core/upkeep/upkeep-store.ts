import type { Database } from '../database/database';
import { toFlag, toList } from '../database/replies';
import type { Used } from '../usage/meter';
import { packUsed, TELL_LUA, TELLING_COMMANDS, usageKeyAt } from '../usage/usage-store';

/**
 * A hash by job name: when each job was last done, in milliseconds since 1970. The field `<name>:held` has the end of the lock of
 * the run that has begun it.
 */
const UPKEEP_KEY = 'site:upkeep';

/** Longer than the platform lets a run take, and shorter than the time to the next run. */
const HELD_MS = 60_000;

/**
 * KEYS: marks, then keys that may hold work. ARGV: now, end of the locks, then for each job its name and the beginning of its
 * period. Returns {how many of the work keys exist, names of the jobs that the caller has to do}.
 */
const BEGIN_SCRIPT = `
local fields, begun, held = {}, {}, {}
for n = 3, #ARGV, 2 do
  fields[#fields + 1], fields[#fields + 2] = ARGV[n], ARGV[n] .. ':held'
end
local marks = redis.call('HMGET', KEYS[1], unpack(fields))
for n = 3, #ARGV, 2 do
  local doneAt, heldUntil = tonumber(marks[n - 2] or '0'), tonumber(marks[n - 1] or '0')
  if doneAt < tonumber(ARGV[n + 1]) and heldUntil <= tonumber(ARGV[1]) then
    begun[#begun + 1] = ARGV[n]
    held[#held + 1], held[#held + 2] = ARGV[n] .. ':held', ARGV[2]
  end
end
if #held > 0 then redis.call('HSET', KEYS[1], unpack(held)) end
return { #KEYS > 1 and redis.call('EXISTS', unpack(KEYS, 2)) or 0, begun }`;

/** KEYS: marks, a month's counts. ARGV: now, commands, calls, milliseconds, then the names of the jobs that were done. */
const END_SCRIPT = `${TELL_LUA}
local done = {}
for n = 5, #ARGV do done[#done + 1], done[#done + 2] = ARGV[n], ARGV[1] end
if #done > 0 then redis.call('HSET', KEYS[1], unpack(done)) end
tell(KEYS[2], ARGV[2], ARGV[3], ARGV[4])
return 1`;

export type UpkeepStore = ReturnType<typeof createUpkeepStore>;

/** Times of the site's upkeep in Redis. Each method is one script, and rejects with `UnavailableError`. */
export function createUpkeepStore(database: Pick<Database, 'eval'>) {
  return {
    /**
     * Locks the jobs that were not done since the beginning of their period, for a minute.
     * @param keys that may hold work
     */
    async begin(now: number, jobs: readonly { name: string; since: number }[], keys: readonly string[]) {
      const args = [now, now + HELD_MS, ...jobs.flatMap(({ name, since }) => [name, since])];
      const reply = await database.eval(BEGIN_SCRIPT, [UPKEEP_KEY, ...keys], args.map(String));
      const [found, begun] = toList(reply);
      return { isWaiting: found !== 0, begun: toList(begun).map(String) };
    },

    /** Marks the finished jobs, and reports usage, this call included. */
    async end(now: number, done: readonly string[], used: Used) {
      const own = TELLING_COMMANDS + (done.length > 0 ? 1 : 0);
      const args = [String(now), ...packUsed(used, own), ...done];
      toFlag(await database.eval(END_SCRIPT, [UPKEEP_KEY, usageKeyAt(now)], args));
      return own;
    },
  };
}
