import type { Database } from './database';
import { toList } from './replies';

export interface Page<T> {
  readonly items: T[];
  /** Cursor of the next page; null at the end. */
  readonly nextCursor: string | null;
}

/**
 * Members of an index's sorted set: positions with score 0, each perhaps followed by a payload, or ids with the time in
 * milliseconds since 1970 as their score.
 */
export type IndexOrder = 'position' | 'time';

export interface IndexEntry {
  readonly id: string;
  readonly position: string;
  /** The text after the position, in an index by position. */
  readonly payload: string;
}

const TIME_DIGITS = 15;
/** Length of a position, after which a payload follows behind a space. */
export const POSITION_LENGTH = 52;

/** Returns a position in a list ordered by time, as text that sorts in the same order. */
export function position(milliseconds: number, id: string): string {
  return `${timeInIndex(milliseconds)} ${id}`;
}

/** Returns the beginning of all positions of a time. */
export function timeInIndex(milliseconds: number): string {
  return String(milliseconds).padStart(TIME_DIGITS, '0');
}

const POSITION = /^\d{15} [0-9a-f-]{36}$/;

/** Returns an opaque cursor from the position at the end of a page; null for an empty page. */
export function toCursor(last: string): string | null {
  return last === '' ? null : Buffer.from(last).toString('base64url');
}

/** Returns the position of a cursor; empty, for the beginning, when the cursor is invalid. */
export function fromCursor(cursor: string | null): string {
  const text = Buffer.from(cursor ?? '', 'base64url').toString();
  return POSITION.test(text) ? text : '';
}

/**
 * Lua for scripts that read an index, newest first: `walk(key, order, position to start after, most, visit)` calls `visit(member,
 * score)` for at most `most` entries, or until it returns true. Returns the last member visited, or '' at the end of the index.
 */
export const WALK_LUA = `
local function walk(key, order, after, most, visit)
  local start, size, last = 0, redis.call('ZCARD', key), ''
  if after ~= '' and order == 'position' then
    start = redis.call('ZLEXCOUNT', key, '[' .. after, '+')
  elseif after ~= '' then
    local time, id = string.sub(after, 1, ${String(TIME_DIGITS)}), string.sub(after, ${String(TIME_DIGITS + 2)})
    start = redis.call('ZCOUNT', key, '(' .. time, '+inf')
    for _, member in ipairs(redis.call('ZRANGEBYSCORE', key, time, time)) do
      if member >= id then start = start + 1 end
    end
  end
  local stop = math.min(start + most, size)
  while start < stop do
    local found = redis.call('ZREVRANGE', key, start, math.min(start + 100, stop) - 1, 'WITHSCORES')
    for i = 1, #found, 2 do
      start, last = start + 1, found[i]
      if visit(found[i], found[i + 1]) then
        stop = start
        break
      end
    end
  end
  return start < size and last or ''
end`;

/** KEYS: index. ARGV: order, position to start after, count. Returns the result of `walk`, then members and scores in turn. */
const READ_SCRIPT = `${WALK_LUA}
local reply = { '' }
reply[1] = walk(KEYS[1], ARGV[1], ARGV[2], tonumber(ARGV[3]), function(member, score)
  reply[#reply + 1], reply[#reply + 2] = member, score
end)
return reply`;

/** Reads up to `count` entries of an index, newest first, in one command. An invalid cursor starts at the beginning. */
export async function readIndex(
  database: Database,
  { key, order }: { readonly key: string; readonly order: IndexOrder },
  cursor: string | null,
  count: number,
): Promise<{ readonly entries: readonly IndexEntry[]; readonly nextCursor: string | null }> {
  const args = [order, fromCursor(cursor), String(count)];
  const [last, ...found] = toList(await database.eval(READ_SCRIPT, [key], args)).map(String);
  const entries: IndexEntry[] = [];
  for (let at = 0; at < found.length; at += 2) {
    const [member = '', score = ''] = found.slice(at, at + 2);
    entries.push(entryOf(order === 'time' ? position(Number(score), member) : member));
  }
  return { entries, nextCursor: last === '' ? null : toCursor(entries.at(-1)?.position ?? '') };
}

/** Returns the parts of a member of an index by position. */
export function entryOf(member: string): IndexEntry {
  const at = member.slice(0, POSITION_LENGTH);
  return { id: at.slice(TIME_DIGITS + 1), position: at, payload: member.slice(POSITION_LENGTH) };
}
