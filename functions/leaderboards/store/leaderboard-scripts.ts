// Decision record: docs/decisions/0020-leaderboards.md
import { LEADERBOARD_SIZE } from '@/contract/leaderboard';
import { AUDIT_LUA } from '../../core/audit/audit-script';
import { DECODED_LUA } from '../../core/database/decoded-lua';
import { LISTED } from './leaderboard-record';

/**
 * Shared part of the scripts. KEYS: players, names, snapshot, a script's additional keys, a sorted set per metric. Higher ids
 * always sort first on a tie. `capture` concatenates the stored records unparsed, so no figure is ever rounded. Records were
 * formerly lists: a name, six figures and optionally the folded name.
 * @param more number of a script's keys in addition to the board's
 */
const shared = (more = 0) => `${DECODED_LUA}
local PLAYERS, NAMES, SNAPSHOT = KEYS[1], KEYS[2], KEYS[3]
local METRICS = { unpack(KEYS, ${String(4 + more)}) }
local function nameOf(json)
  local record = decoded(json) or {}
  local name = record.username or record[1]
  return type(name) == 'string' and name or nil, record.key or record[8]
end
local function keyOf(json)
  local name, key = nameOf(json)
  return key or name and string.lower(name)
end
local function free(id, json)
  local key = keyOf(json)
  if key and redis.call('HGET', NAMES, key) == id then redis.call('HDEL', NAMES, key) end
end
local function capture(at)
  local isIn, ids, players = {}, {}, {}
  for _, metric in ipairs(METRICS) do
    for _, id in ipairs(redis.call('ZREVRANGE', metric, 0, ${String(LEADERBOARD_SIZE - 1)})) do
      if not isIn[id] then ids[#ids + 1] = id end
      isIn[id] = true
    end
  end
  for i, json in ipairs(#ids > 0 and redis.call('HMGET', PLAYERS, unpack(ids)) or {}) do
    if json and decoded(json) then players[#players + 1] = '["' .. ids[i] .. '",' .. json .. ']' end
  end
  redis.call('SET', SNAPSHOT, '{"capturedAt":"' .. at .. '","players":[' .. table.concat(players, ',') .. ']}')
end`;

/**
 * Logs an admin's action: `log(audit key, first, players before, players after, affected player)`; the last is nil if it concerns
 * no player. ARGV from `first` on: audit entry, its position, mode.
 */
const LOG = `${AUDIT_LUA}
local function log(key, first, before, after, username)
  local json, position, mode = unpack(ARGV, first, first + 2)
  local function side(players)
    return { mode = mode, players = players, username = username or cjson.null }
  end
  writeAudit(key, json, position, { before = side(before), after = side(after) })
end`;

/** Returns a record's figures as text, because Lua's JSON encoder rounds numbers. */
const FIGURES = `
local LISTED = { ${LISTED.map((id) => `'${id}'`).join(', ')} }
local function figuresOf(json)
  local figures, n = {}, 0
  if string.sub(json, 1, 1) == '{' then
    local metrics = string.match(json, '"metrics":(%b{})') or ''
    for id, text in string.gmatch(metrics, '"([^"]+)":(%d[%d.e+-]*)') do figures[id] = text end
    return figures
  end
  for text in string.gmatch(string.match(json, '^%["[^"]*",(.*)%]$') or '', '[^,]+') do
    n = n + 1
    if LISTED[n] then figures[LISTED[n]] = string.match(text, '^%d[%d.e+-]*$') end
  end
  return figures
end`;

/**
 * ARGV: time, then `packRanking` of each ranked metric, the number of counted metrics, their ids, and `packPlayer` of each
 * player. Figures that a push omits stay unchanged. A name belongs to the player last pushed with it. Commands within scripts are
 * billed: a push costs the same for one player as for a thousand, plus a few commands per renamed player.
 */
export const PUSH_SCRIPT = `${shared()}${FIGURES}
local counted = 2 + 3 * #METRICS
local step = 3 + tonumber(ARGV[counted])
local start = counted + step - 2
local function valueBy(n, figures)
  local above, below, sign = unpack(ARGV, 3 * n - 1, 3 * n + 1)
  local value = figures[above]
  if value and below ~= '' then
    value = figures[below] and string.format('%.17g', tonumber(value) / math.max(1, tonumber(figures[below])))
  end
  return value and sign .. value
end
local last, ids, figures = {}, {}, {}
for i = start, #ARGV, step do last[ARGV[i]] = i end
for i = start, #ARGV, step do
  if last[ARGV[i]] == i then ids[#ids + 1] = ARGV[i] end
end
for i, old in ipairs(#ids > 0 and redis.call('HMGET', PLAYERS, unpack(ids)) or {}) do
  local id = ids[i]
  figures[id] = old and figuresOf(old) or {}
  if old and keyOf(old) ~= ARGV[last[id] + 1] then free(id, old) end
end
for i = start, #ARGV, step do
  for n = 1, step - 3 do
    local text = ARGV[i + 2 + n]
    if text ~= '' then figures[ARGV[i]][ARGV[counted + n]] = text ~= 'null' and text or nil end
  end
end
local records, names, values, without = {}, {}, {}, {}
for n = 1, #METRICS do values[n], without[n] = {}, {} end
for _, id in ipairs(ids) do
  local first, texts = last[id], {}
  for metric, text in pairs(figures[id]) do texts[#texts + 1] = '"' .. metric .. '":' .. text end
  records[#records + 1], records[#records + 2] = id, ARGV[first + 2] .. ',"metrics":{' .. table.concat(texts, ',') .. '}}'
  names[#names + 1], names[#names + 2] = ARGV[first + 1], id
  for n = 1, #METRICS do
    local value = valueBy(n, figures[id])
    if value then
      values[n][#values[n] + 1], values[n][#values[n] + 2] = value, id
    else
      without[n][#without[n] + 1] = id
    end
  end
end
if #ids > 0 then
  redis.call('HSET', PLAYERS, unpack(records))
  redis.call('HSET', NAMES, unpack(names))
  for n, metric in ipairs(METRICS) do
    if #values[n] > 0 then redis.call('ZADD', metric, unpack(values[n])) end
    if #without[n] > 0 then redis.call('ZREM', metric, unpack(without[n])) end
  end
end
capture(ARGV[1])
return 1`;

/** ARGV: time. Skips a mode that never had players, so that it keeps showing samples. */
export const CAPTURE_SCRIPT = `${shared()}
if redis.call('EXISTS', PLAYERS, SNAPSHOT) > 0 then capture(ARGV[1]) end
return 1`;

/** Additional KEYS: audit. ARGV: time, id, audit entry, its position, mode. Returns 0 if the player does not exist. */
export const REMOVE_SCRIPT = `${shared(1)}${LOG}
local id = ARGV[2]
local json = redis.call('HGET', PLAYERS, id)
if not json then return 0 end
local count = redis.call('HLEN', PLAYERS)
free(id, json)
redis.call('HDEL', PLAYERS, id)
for _, metric in ipairs(METRICS) do redis.call('ZREM', metric, id) end
capture(ARGV[1])
log(KEYS[4], 3, count, count - 1, (nameOf(json)))
return 1`;

/** ARGV: folded name. Returns {id, record, number of players, zero-based rank by each metric or nil}, or nil. */
export const RANKS_SCRIPT = `${shared()}
local id = redis.call('HGET', NAMES, ARGV[1])
local json = id and redis.call('HGET', PLAYERS, id)
if not json then return false end
local reply = { id, json, redis.call('HLEN', PLAYERS) }
for _, metric in ipairs(METRICS) do reply[#reply + 1] = redis.call('ZREVRANK', metric, id) end
return reply`;

/**
 * Additional KEYS: audit, name of the season that ended last, players and order of the ending season. ARGV: time, name of the
 * ending season, milliseconds to keep it, audit entry, its position, mode. Returns the name of the ended season, or nil. Players
 * are renamed, not copied, so pushes never wait, however many there are. Players without the first metric sort last.
 */
export const END_SEASON_SCRIPT = `${shared(4)}${LOG}
local AUDIT, ENDED, ENDED_PLAYERS, ENDED_ORDER = KEYS[4], KEYS[5], KEYS[6], KEYS[7]
local count = redis.call('HLEN', PLAYERS)
if count == 0 then return redis.call('GET', ENDED) end
if redis.call('ZCARD', METRICS[1]) < count then
  local ids = redis.call('HKEYS', PLAYERS)
  for first = 1, #ids, 3000 do
    local some = {}
    for i = first, math.min(first + 2999, #ids) do some[#some + 1], some[#some + 2] = '-inf', ids[i] end
    redis.call('ZADD', METRICS[1], 'NX', unpack(some))
  end
end
redis.call('RENAME', PLAYERS, ENDED_PLAYERS)
redis.call('RENAME', METRICS[1], ENDED_ORDER)
redis.call('UNLINK', NAMES, unpack(METRICS))
redis.call('PEXPIRE', ENDED_PLAYERS, ARGV[3])
redis.call('PEXPIRE', ENDED_ORDER, ARGV[3])
redis.call('SET', ENDED, ARGV[2], 'PX', ARGV[3])
capture(ARGV[1])
log(AUDIT, 4, count, 0)
return ARGV[2]`;

/** KEYS: players and order of a season. ARGV: first and last zero-based rank. Returns {id, record, ...}. */
export const SEASON_PAGE_SCRIPT = `
local reply = {}
for _, id in ipairs(redis.call('ZREVRANGE', KEYS[2], ARGV[1], ARGV[2])) do
  reply[#reply + 1] = id
  reply[#reply + 1] = redis.call('HGET', KEYS[1], id)
end
return reply`;
