import { perServer, SERVER_IDS, type ServerId } from '@/content/servers';
import { HISTORY_STEP_MS, type HistoryPoint } from '@/contract/status-history';
import { type Database, DatabaseError } from '../../core/database/database';
import type { KeptKeys } from '../../core/database/kept-keys';
import { toFlag, toList } from '../../core/database/replies';

/**
 * `<time> <id>=<players> ...` with a word for each server, by time in milliseconds; `-` where a server was offline. After them
 * `<id>:tps=<ticks per second>` and `<id>:mspt=<milliseconds per tick>` of each that was measured. Rows of earlier releases have
 * the players alone, or their figures without ids, in the order of the servers.
 */
const FINE_KEY = 'status:history:fine';
/** The same for the mean of each hour that has ended. */
const HOURLY_KEY = 'status:history:hourly';

/** The history as backups have it. */
export const historyBackup: readonly KeptKeys[] = [
  { keys: FINE_KEY, type: 'zset' },
  { keys: HOURLY_KEY, type: 'zset', counted: 'entries' },
];

const HOUR_MS = HISTORY_STEP_MS['7d'];
const FINE_KEPT_MS = 172_800_000;
const HOURLY_KEPT_MS = 7_776_000_000;
/** More than a range ever holds. */
const MOST_POINTS = 2_200;

/** More than an hour ever has. */
const MOST_IN_HOUR = 12;

/**
 * Lua: of points, latest first, `latestHour` gives those of the latest one's hour, and its beginning. `meanOf` makes a row of them, by the
 * ids of the servers and the names of what else may be measured.
 */
const MEAN_LUA = `
local function hourOf(point)
  local at = tonumber(string.match(point, '^%S+'))
  return at - at % ${String(HOUR_MS)}
end
local function latestHour(points)
  local hour, found = hourOf(points[1]), {}
  for _, point in ipairs(points) do
    if hourOf(point) == hour then found[#found + 1] = point end
  end
  return string.format('%.0f', hour), found
end
local function meanOf(hour, points, names)
  local sums, counts = {}, {}
  for _, point in ipairs(points) do
    local position = 0
    for word in string.gmatch(point, ' (%S+)') do
      position = position + 1
      local name, value = string.match(word, '^(.+)=(.+)$')
      if not name then name, value = names[position], word end
      if name and value ~= '-' then
        sums[name], counts[name] = (sums[name] or 0) + tonumber(value), (counts[name] or 0) + 1
      end
    end
  end
  local mean = hour
  for _, name in ipairs(names) do
    if counts[name] then
      mean = mean .. ' ' .. name .. '=' .. string.format('%.2f', sums[name] / counts[name])
    elseif not string.find(name, ':', 1, true) then
      mean = mean .. ' ' .. name .. '=-'
    end
  end
  return mean
end`;

/**
 * KEYS: fine, hourly. ARGV: time, point, its hour, end of that, times before which nothing is kept of each, then names for `meanOf`.
 * The first point of an hour stores the mean of the last one that has any, and removes what is too old: on each run, that
 * would be billed for each.
 */
const ADD_SCRIPT = `${MEAN_LUA}
local FINE, HOURLY = KEYS[1], KEYS[2]
local points = redis.call('ZRANGEBYSCORE', FINE, ARGV[3], '(' .. ARGV[4])
for _, point in ipairs(points) do
  if string.match(point, '^%S+') == ARGV[1] then return 0 end
end
redis.call('ZADD', FINE, ARGV[1], ARGV[2])
if #points > 0 then return 1 end
local before = redis.call('ZREVRANGEBYSCORE', FINE, '(' .. ARGV[3], '-inf', 'LIMIT', 0, ${String(MOST_IN_HOUR)})
if #before > 0 then
  local hour, its = latestHour(before)
  redis.call('ZREMRANGEBYSCORE', HOURLY, hour, hour)
  redis.call('ZADD', HOURLY, hour, meanOf(hour, its, { unpack(ARGV, 7) }))
end
redis.call('ZREMRANGEBYSCORE', FINE, '-inf', '(' .. ARGV[5])
redis.call('ZREMRANGEBYSCORE', HOURLY, '-inf', '(' .. ARGV[6])
return 1`;

/** KEYS: fine. ARGV: time from which on, most points. */
const LIST_SCRIPT = `return redis.call('ZRANGEBYSCORE', KEYS[1], ARGV[1], '+inf', 'LIMIT', 0, ARGV[2])`;

/** KEYS: fine, hourly. ARGV: as above, then names for `meanOf`. The mean of the latest hour is of its points so far. */
const LIST_HOURS_SCRIPT = `${MEAN_LUA}
local hours = redis.call('ZRANGEBYSCORE', KEYS[2], ARGV[1], '+inf', 'LIMIT', 0, ARGV[2])
local points = redis.call('ZREVRANGEBYSCORE', KEYS[1], '+inf', ARGV[1], 'LIMIT', 0, ${String(MOST_IN_HOUR)})
if #points == 0 then return hours end
local hour, its = latestHour(points)
if #hours > 0 and string.match(hours[#hours], '^%S+') == hour then hours[#hours] = nil end
hours[#hours + 1] = meanOf(hour, its, { unpack(ARGV, 3) })
return hours`;

/** Players on each server; null while it was offline. */
export type Counts = Record<ServerId, number | null>;

interface Ticks {
  /** Ticks per second. */
  readonly tps: number;
  /** Milliseconds per tick. */
  readonly mspt: number;
}
/** Of the servers that were measured. */
export type MeasuredTicks = Partial<Record<ServerId, Ticks>>;

/** What rows are made of: players of each server, and what is measured besides. */
const NAMES = [...SERVER_IDS, ...SERVER_IDS.flatMap((id) => [`${id}:tps`, `${id}:mspt`])];

export type HistoryStore = ReturnType<typeof createHistoryStore>;

/**
 * Players and ticks by time, in Redis; each method is one command. Rejects with `UnavailableError`, within a short time, when the
 * database is away.
 */
export function createHistoryStore(database: Database) {
  return {
    /**
     * Stores a point, and the mean of the hour before with the first one of an hour. What is stored for this time already stays, so a run that is
     * repeated or overlaps with another changes nothing.
     * @param at in milliseconds since 1970, a multiple of the finest step
     */
    async add(at: number, counts: Counts, ticks: MeasuredTicks = {}) {
      const hour = Math.floor(at / HOUR_MS) * HOUR_MS;
      const args = [
        at,
        pack(at, counts, ticks),
        hour,
        hour + HOUR_MS,
        at - FINE_KEPT_MS,
        at - HOURLY_KEPT_MS,
      ];
      toFlag(await database.eval(ADD_SCRIPT, [FINE_KEY, HOURLY_KEY], [...args.map(String), ...NAMES]));
    },

    /** From a time on, oldest first; `hourly` gives the means of hours. */
    async list(since: number, hourly: boolean): Promise<HistoryPoint<ServerId>[]> {
      const args = [since, MOST_POINTS].map(String);
      const rows = hourly
        ? await database.eval(LIST_HOURS_SCRIPT, [FINE_KEY, HOURLY_KEY], [...args, ...NAMES])
        : await database.eval(LIST_SCRIPT, [FINE_KEY], args);
      return toList(rows).map(unpack);
    },
  };
}

function pack(at: number, counts: Counts, ticks: MeasuredTicks): string {
  const players = SERVER_IDS.map((id) => `${id}=${String(counts[id] ?? '-')}`);
  const figures = SERVER_IDS.flatMap((id) => {
    const { tps, mspt } = ticks[id] ?? {};
    if (tps === undefined || mspt === undefined) return [];
    return [`${id}:tps=${tps.toFixed(2)}`, `${id}:mspt=${mspt.toFixed(2)}`];
  });
  return [at, ...players, ...figures].join(' ');
}

function unpack(row: unknown): HistoryPoint<ServerId> {
  const [time = '', ...words] = String(row).split(' ');
  const at = toFigure(time);
  if (at === null) throw new DatabaseError();
  const isKeyed = words.some((word) => word.includes('='));
  const named = new Map(isKeyed ? words.map(toPair) : words.map((word, index) => [SERVER_IDS[index], word]));
  const figure = (name: string) => toFigure(named.get(name) ?? '-');
  const performance = perServer((id) => {
    const [tps, mspt] = [figure(`${id}:tps`), figure(`${id}:mspt`)];
    return tps === null || mspt === null ? null : { tps, mspt };
  });
  return {
    at: new Date(at).toISOString(),
    players: perServer(figure),
    ...(SERVER_IDS.some((id) => performance[id] !== null) && { performance }),
  };
}

function toPair(word: string): [name: string | undefined, figure: string | undefined] {
  const [name, figure] = word.split('=');
  return [name, figure];
}

function toFigure(text: string): number | null {
  const figure = Number(text);
  return text === '-' || !Number.isFinite(figure) ? null : figure;
}
