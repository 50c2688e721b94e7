import { LEADERBOARD_SIZE } from '@/contract/leaderboard';
import { AUDIT_LUA } from '../../core/audit/audit-script';
import { DECODED_LUA } from '../../core/database/decoded-lua';

/**
 * What the scripts share. KEYS: players, names, snapshot, what a script has beside them, a sorted set for each metric. Of equal
 * values the higher id comes first, everywhere. `capture` puts the stored records together as they are, so no figure is ever
 * rounded. Records were lists once: a name, six figures and perhaps the folded name.
 * @param more how many keys a script has beside those of the board
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
 * Logs what an admin did: `log(audit key, first, players before, players after, whom it was about)`, the last nil when it
 * was about nobody. ARGV from `first` on: audit entry, its position, mode.
 */
const LOG = `${AUDIT_LUA}
local function log(key, first, before, after, username)
  local json, position, mode = unpack(ARGV, first, first + 2)
  local function side(players)
    return { mode = mode, players = players, username = username or cjson.null }
  end
  writeAudit(key, json, position, { before = side(before), after = side(after) })
end`;

/**
 * ARGV: time, then for each player: id, folded name, record, a value for each metric, empty where there is none. A name belongs to whoever was last pushed with it. What a
 * script calls is billed: a push is as many commands for one player as for a thousand, and a few more for each who was renamed.
 */
export const PUSH_SCRIPT = `${shared()}
local place, ids = {}, {}
local step = 3 + #METRICS
for i = 2, #ARGV, step do place[ARGV[i]] = i end
for i = 2, #ARGV, step do
  if place[ARGV[i]] == i then ids[#ids + 1] = ARGV[i] end
end
for i, old in ipairs(#ids > 0 and redis.call('HMGET', PLAYERS, unpack(ids)) or {}) do
  local first = place[ids[i]]
  if old and old ~= ARGV[first + 2] and keyOf(old) ~= ARGV[first + 1] then free(ids[i], old) end
end
local records, names, values, without = {}, {}, {}, {}
for n = 1, #METRICS do values[n], without[n] = {}, {} end
for _, id in ipairs(ids) do
  local first = place[id]
  records[#records + 1], records[#records + 2] = id, ARGV[first + 2]
  names[#names + 1], names[#names + 2] = ARGV[first + 1], id
  for n = 1, #METRICS do
    local value = ARGV[first + 2 + n]
    if value == '' then
      without[n][#without[n] + 1] = id
    else
      values[n][#values[n] + 1], values[n][#values[n] + 2] = value, id
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

/** ARGV: time. Leaves a mode alone that never had players, so that it goes on to show samples. */
export const CAPTURE_SCRIPT = `${shared()}
if redis.call('EXISTS', PLAYERS, SNAPSHOT) > 0 then capture(ARGV[1]) end
return 1`;

/** KEYS beside the board: audit. ARGV: time, id, audit entry, its position, mode. Returns 0 when there is no such player. */
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

/** ARGV: folded name. Returns {id, record, number of players, place by each metric from 0 on or nil}, or nil. */
export const PLACE_SCRIPT = `${shared()}
local id = redis.call('HGET', NAMES, ARGV[1])
local json = id and redis.call('HGET', PLAYERS, id)
if not json then return false end
local reply = { id, json, redis.call('HLEN', PLAYERS) }
for _, metric in ipairs(METRICS) do reply[#reply + 1] = redis.call('ZREVRANK', metric, id) end
return reply`;

/**
 * KEYS beside the board: audit, name of the season that ended last, players and order of the one that ends. ARGV: time, name of the
 * season that ends, milliseconds to keep it, audit entry, its position, mode. Returns the name of the season that has
 * ended, or nil. The players are renamed, not copied, however many they are: pushes need not wait. Those who lack the first metric come last.
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

/** KEYS: players and order of a season. ARGV: first and last place, from 0 on. Returns {id, record, ...}. */
export const SEASON_PAGE_SCRIPT = `
local reply = {}
for _, id in ipairs(redis.call('ZREVRANGE', KEYS[2], ARGV[1], ARGV[2])) do
  reply[#reply + 1] = id
  reply[#reply + 1] = redis.call('HGET', KEYS[1], id)
end
return reply`;
