import type { Database } from '../database/database';
import { toFlag, toList, toNumber } from '../database/replies';
import type { Used } from './meter';

/** Key of a month's counts, a hash with the fields of `Used`. */
const usageKey = (month: string): string => `site:usage:${month}`;
/** A year, so that an owner can compare. */
const KEPT_MS = 31_622_400_000;

/** Order of the counts in scripts. */
const FIELDS = ['commands', 'calls', 'ms', 'views'] as const;

/** Commands that a report itself costs; the first of a month costs one more. */
export const TELLING_COMMANDS = 3;

/**
 * Lua for scripts that report counts: `tell(key, commands, calls, milliseconds, views)`. A command per count would be billed per count.
 */
export const TELL_LUA = `
local function tell(key, ...)
  local fields, counts = { ${FIELDS.map((field) => `'${field}'`).join(', ')} }, {}
  local told = redis.call('HMGET', key, unpack(fields))
  for n, more in ipairs({ ... }) do
    counts[2 * n - 1], counts[2 * n] = fields[n], string.format('%.0f', tonumber(told[n] or 0) + more)
  end
  redis.call('HSET', key, unpack(counts))
  -- Commands may have been reported before, without a call.
  if not told[2] then redis.call('PEXPIRE', key, ${String(KEPT_MS)}) end
end`;

/** KEYS: a month's counts. ARGV: commands, calls, milliseconds, views. */
const TELL_SCRIPT = `${TELL_LUA}
tell(KEYS[1], unpack(ARGV))
return 1`;

/** Returns the UTC month of a time, as `2026-11`. */
const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);

/** Returns the arguments of the Lua function `tell`. */
export function packUsed({ commands, calls, views, ms }: Used, own: number): string[] {
  return [commands + own, calls, Math.round(ms), views].map(String);
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

    /** Reads the counts of a time's month. One command. */
    async read(time: number): Promise<Used> {
      const counts = toList(await database.send('HMGET', usageKeyAt(time), ...FIELDS)).map(Number);
      const [commands = 0, calls = 0, ms = 0, views = 0] = counts;
      return { commands, calls, ms, views };
    },

    /** Returns the size of the database in bytes; null if it does not report it. */
    async size(): Promise<number | null> {
      const script = `local info = redis.pcall('INFO', 'memory') return type(info) == 'string' and info or ''`;
      const info = String(await database.eval(script, [], []));
      const bytes = /^(?:total_data_size|used_memory_dataset|used_memory):(\d+)/m.exec(info)?.[1];
      return bytes === undefined ? null : Number(bytes);
    },
  };
}
