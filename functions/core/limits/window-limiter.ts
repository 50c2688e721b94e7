// Decision record: docs/decisions/0013-rate-limits.md
import { databaseOf } from '../database/database';
import type { DatabaseClient } from '../database/redis-client';
import { toNumber } from '../database/replies';
import type { RateLimiter, WindowLimit } from './rate-limit';

/**
 * Lua for scripts that count a call: `take(key, now, most, window in milliseconds)` returns 0 when the call passes, else the time
 * when the next one may. `nextTime`, with the same arguments, returns it without counting a call. The key holds the times of the
 * latest calls that passed, newest first.
 */
export const TAKE_LUA = `
local function nextTime(passed, now, most, window)
  local oldest = redis.call('LINDEX', passed, most - 1)
  local free = oldest and tonumber(oldest) + window or 0
  return free > now and free or 0
end
local function take(passed, now, most, window)
  local nextAt = nextTime(passed, now, most, window)
  if nextAt > 0 then return nextAt end
  -- A full database counts nothing: what needs room is refused by itself, and what makes room has to pass.
  redis.pcall('LPUSH', passed, string.format('%.0f', now))
  redis.call('LTRIM', passed, 0, most - 1)
  redis.call('PEXPIRE', passed, window)
  return 0
end`;

/** KEYS: the calls that passed. ARGV: now, most calls, window in milliseconds. Returns the result of `take`. */
const TAKE_SCRIPT = `${TAKE_LUA}
return take(KEYS[1], tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]))`;

/** Limited callers cached per instance. */
const MOST_CACHED = 1_000;

/**
 * An exact sliding window: at most `most` calls within any period of `windowMs`. The library's sliding window is an estimate. A
 * caller over the limit is refused from a cache until the next call may pass.
 */
export function createWindowLimiter(
  client: DatabaseClient | null,
  { name, most, windowMs }: WindowLimit,
): RateLimiter {
  const database = databaseOf(client);
  const refused = new Map<string, number>();
  return {
    async take(caller) {
      const now = Date.now();
      const known = refused.get(caller) ?? 0;
      if (known > now) return known - now;
      const args = [now, most, windowMs].map(String);
      const nextAt = toNumber(await database.eval(TAKE_SCRIPT, [`limit:${name}:${caller}`], args));
      if (nextAt === 0) return 0;
      if (refused.size >= MOST_CACHED) refused.clear();
      refused.set(caller, nextAt);
      return nextAt - now;
    },
  };
}
