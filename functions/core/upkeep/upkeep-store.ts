import type { Database } from '../database/database';
import { toFlag, toList, toNumber } from '../database/replies';
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
 * Key that exists while all jobs of the periods that began by this time are done. Nothing is lost with it: the next run looks at
 * the marks again.
 */
const doneKey = (since: number): string => `site:upkeep:done:${String(since)}`;
/** Longer than the shortest period of a job. */
const DONE_KEPT_MS = 7_200_000;

/**
 * KEYS: marks. ARGV: now, end of the locks, then for each job its name and the beginning of its period. Returns {number of jobs
 * that are done, names of the jobs that the caller has to do}.
 */
const BEGIN_SCRIPT = `
local fields, begun, held, done = {}, {}, {}, 0
for n = 3, #ARGV, 2 do
  fields[#fields + 1], fields[#fields + 2] = ARGV[n], ARGV[n] .. ':held'
end
local marks = redis.call('HMGET', KEYS[1], unpack(fields))
for n = 3, #ARGV, 2 do
  local doneAt, heldUntil = tonumber(marks[n - 2] or '0'), tonumber(marks[n - 1] or '0')
  if doneAt >= tonumber(ARGV[n + 1]) then
    done = done + 1
  elseif heldUntil <= tonumber(ARGV[1]) then
    begun[#begun + 1] = ARGV[n]
    held[#held + 1], held[#held + 2] = ARGV[n] .. ':held', ARGV[2]
  end
end
if #held > 0 then redis.call('HSET', KEYS[1], unpack(held)) end
return { done, begun }`;

/**
 * KEYS: marks, a month's counts, then the key that says so if all jobs are done. ARGV: now, commands, calls, milliseconds,
 * views, then the names of the jobs that were done.
 */
const END_SCRIPT = `${TELL_LUA}
local done = {}
for n = 6, #ARGV do done[#done + 1], done[#done + 2] = ARGV[n], ARGV[1] end
if #done > 0 then redis.call('HSET', KEYS[1], unpack(done)) end
tell(KEYS[2], unpack(ARGV, 2, 5))
if KEYS[3] then redis.call('SET', KEYS[3], '1', 'PX', ${String(DONE_KEPT_MS)}) end
return 1`;

/** A job, and when its current period began. */
interface Period {
  readonly name: string;
  readonly since: number;
}

const latest = (periods: readonly Period[]): number => Math.max(...periods.map(({ since }) => since));

export type UpkeepStore = ReturnType<typeof createUpkeepStore>;

/** Times of the site's upkeep in Redis. Each method is one call, and rejects with `UnavailableError`. */
export function createUpkeepStore(database: Pick<Database, 'eval' | 'send'>) {
  return {
    /**
     * Returns whether all jobs are done, and whether some of the keys exist, by one command: it counts a key as often as it is
     * named, and the one of the jobs more often than all others together.
     * @param keys that may hold work
     */
    async look(periods: readonly Period[], keys: readonly string[]) {
      const weight = keys.length + 1;
      const named = Array.from({ length: weight }, () => doneKey(latest(periods)));
      const found = toNumber(await database.send('EXISTS', ...named, ...keys));
      return { isDone: found >= weight, isWaiting: found % weight > 0 };
    },

    /** Locks the jobs that were not done since the beginning of their period, for a minute. */
    async begin(now: number, periods: readonly Period[]) {
      const args = [now, now + HELD_MS, ...periods.flatMap(({ name, since }) => [name, since])];
      const [done, begun] = toList(await database.eval(BEGIN_SCRIPT, [UPKEEP_KEY], args.map(String)));
      return { done: toNumber(done), begun: toList(begun).map(String) };
    },

    /**
     * Marks what was done, and reports usage, this call included.
     * @param settled periods of all jobs, if all are done
     */
    async end(now: number, done: readonly string[], used: Used, settled: readonly Period[] | null) {
      const own = TELLING_COMMANDS + (done.length > 0 ? 1 : 0) + (settled ? 1 : 0);
      const keys = [UPKEEP_KEY, usageKeyAt(now), ...(settled ? [doneKey(latest(settled))] : [])];
      toFlag(await database.eval(END_SCRIPT, keys, [String(now), ...packUsed(used, own), ...done]));
      return own;
    },
  };
}
