import { HISTORY_STEP_MS, type HistoryPoint } from '@/contract/status-history';
import type { Counts, HistoryStore } from './status-history';
import { type Database, DatabaseError } from '../../core/database/database';
import { toFlag, toList } from '../../core/database/replies';

/** `<time> <lobby> <pvp> <lifesteal>`, by time in milliseconds; `-` where a server did not answer. */
const FINE_KEY = 'status:history:fine';
/** The same for the mean of each hour. */
const HOURLY_KEY = 'status:history:hourly';

const HOUR_MS = HISTORY_STEP_MS['7d'];
const FINE_KEPT_MS = 172_800_000;
const HOURLY_KEPT_MS = 7_776_000_000;
/** More than a range ever holds. */
const MOST_POINTS = 2_200;

/**
 * KEYS: fine, hourly. ARGV: time, point, its hour, end of that, times before which nothing is kept of each. The mean is
 * made of the hour's points anew each time, so it does not matter how often that is.
 */
const ADD_SCRIPT = `
local FINE, HOURLY = KEYS[1], KEYS[2]
if redis.call('ZCOUNT', FINE, ARGV[1], ARGV[1]) > 0 then return 0 end
redis.call('ZADD', FINE, ARGV[1], ARGV[2])
local sums, counts = { 0, 0, 0 }, { 0, 0, 0 }
for _, point in ipairs(redis.call('ZRANGEBYSCORE', FINE, ARGV[3], '(' .. ARGV[4])) do
  local values = { string.match(point, '^%S+ (%S+) (%S+) (%S+)$') }
  for i, value in ipairs(values) do
    if value ~= '-' then sums[i], counts[i] = sums[i] + tonumber(value), counts[i] + 1 end
  end
end
local mean = ARGV[3]
for i = 1, 3 do
  mean = mean .. ' ' .. (counts[i] > 0 and string.format('%.2f', sums[i] / counts[i]) or '-')
end
redis.call('ZREMRANGEBYSCORE', HOURLY, ARGV[3], ARGV[3])
redis.call('ZADD', HOURLY, ARGV[3], mean)
redis.call('ZREMRANGEBYSCORE', FINE, '-inf', '(' .. ARGV[5])
redis.call('ZREMRANGEBYSCORE', HOURLY, '-inf', '(' .. ARGV[6])
return 1`;

const LIST_SCRIPT = `return redis.call('ZRANGEBYSCORE', KEYS[1], ARGV[1], '+inf', 'LIMIT', 0, ARGV[2])`;

/** Counted players in Redis: one command to store a point, and one to read a range. */
export function createHistoryStore(database: Database): HistoryStore {
  return {
    async add(at, counts) {
      const hour = Math.floor(at / HOUR_MS) * HOUR_MS;
      const args = [at, pack(at, counts), hour, hour + HOUR_MS, at - FINE_KEPT_MS, at - HOURLY_KEPT_MS];
      toFlag(await database.eval(ADD_SCRIPT, [FINE_KEY, HOURLY_KEY], args.map(String)));
    },

    async list(since, hourly) {
      const args = [since, MOST_POINTS].map(String);
      return toList(await database.eval(LIST_SCRIPT, [hourly ? HOURLY_KEY : FINE_KEY], args)).map(unpack);
    },
  };
}

function pack(at: number, { lobby, pvp, lifesteal }: Counts): string {
  return [at, lobby ?? '-', pvp ?? '-', lifesteal ?? '-'].join(' ');
}

function unpack(text: unknown): HistoryPoint {
  const [at, lobby, pvp, lifesteal] = String(text).split(' ').map(toCount);
  if (at === undefined || at === null) throw new DatabaseError();
  return {
    at: new Date(at).toISOString(),
    players: { lobby: lobby ?? null, pvp: pvp ?? null, lifesteal: lifesteal ?? null },
  };
}

function toCount(text: string): number | null {
  const count = Number(text);
  return text === '-' || !Number.isFinite(count) ? null : count;
}
