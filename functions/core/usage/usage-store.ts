import type { Database } from '../database/database';
import { toFlag, toList, toNumber } from '../database/replies';
import type { Used } from './meter';

/** Key of a month's counts, a hash with the fields of `Used`. */
const usageKey = (month: string): string => `site:usage:${month}`;
/** A year, so that an owner can compare. */
const KEPT_MS = 31_622_400_000;

/** Commands that a report itself costs; the first of a month costs one more. */
export const TELLING_COMMANDS = 3;

/**
 * Lua for scripts that report counts: `tell(key, commands, calls, milliseconds)`. A command per count would be billed per count.
 */
export const TELL_LUA = `
local function tell(key, ...)
  local fields, counts = { 'commands', 'calls', 'ms' }, {}
  local told = redis.call('HMGET', key, unpack(fields))
  for n, more in ipairs({ ... }) do
    counts[2 * n - 1], counts[2 * n] = fields[n], string.format('%.0f', tonumber(told[n] or 0) + more)
  end
  redis.call('HSET', key, unpack(counts))
  -- Commands may have been reported before, without a call.
  if not told[2] then redis.call('PEXPIRE', key, ${String(KEPT_MS)}) end
end`;

/** KEYS: a month's counts. ARGV: commands, calls, milliseconds. */
const TELL_SCRIPT = `${TELL_LUA}
tell(KEYS[1], ARGV[1], ARGV[2], ARGV[3])
return 1`;

/**
 * KEYS: a month's counts. Returns {commands, calls, milliseconds, the database's memory info}; the info is empty where the
 * provider has none.
 */
const READ_SCRIPT = `
local counts = redis.call('HMGET', KEYS[1], 'commands', 'calls', 'ms')
local info = redis.pcall('INFO', 'memory')
return { counts[1] or '0', counts[2] or '0', counts[3] or '0', type(info) == 'string' and info or '' }`;

/** Returns the UTC month of a time, as `2026-11`. */
const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);

/** Returns the arguments of the Lua function `tell`. */
export function packUsed({ commands, calls, ms }: Used, own: number): string[] {
  return [commands + own, calls, Math.round(ms)].map(String);
}

export const usageKeyAt = (time: number): string => usageKey(monthOf(time));

export type UsageStore = ReturnType<typeof createUsageStore>;

/** Monthly usage of the site, in Redis. Rejects with `UnavailableError` when the database is away. */
export function createUsageStore(database: Pick<Database, 'eval' | 'send'>) {
  return {
    /** Adds commands to the month of a time, and that of this report. Resolves to the number of commands that the report has cost. */
    async addCommands(time: number, commands: number): Promise<number> {
      const key = usageKeyAt(time);
      const added = commands + 1;
      const isFirst = toNumber(await database.send('HINCRBY', key, 'commands', String(added))) === added;
      // A report with calls does so as well, should this run end here.
      if (isFirst) await database.send('PEXPIRE', key, String(KEPT_MS));
      return isFirst ? 2 : 1;
    },

    /** Adds counts, and the cost of this report, to the month of a time. */
    async add(time: number, used: Used) {
      toFlag(await database.eval(TELL_SCRIPT, [usageKeyAt(time)], packUsed(used, TELLING_COMMANDS)));
    },

    /** Reads the counts of a time's month; `bytes` is null where the database does not report its size. */
    async read(time: number): Promise<Used & { readonly bytes: number | null }> {
      const reply = toList(await database.eval(READ_SCRIPT, [usageKeyAt(time)], []));
      const [commands, calls, ms, info] = reply.map(String);
      const bytes = /^(?:total_data_size|used_memory_dataset|used_memory):(\d+)/m.exec(info ?? '')?.[1];
      return {
        commands: Number(commands),
        calls: Number(calls),
        ms: Number(ms),
        bytes: bytes === undefined ? null : Number(bytes),
      };
    },
  };
}
