// Decision record: docs/decisions/0022-backups.md
import { FIND_KEYS_LUA } from './find-keys-lua';

/**
 * Packs the data of backups into texts, in one step, so that all of it is from one moment. A text has a line for each key, or for
 * a part of one: `[key, type, expiry in milliseconds since 1970 or '', index of its first value, values]` as JSON. Values of
 * hashes and sorted sets are names and values, or members and scores, in turn.
 *
 * KEYS: name of the reading; its texts are stored under this name with their numbers. ARGV: kinds of keys as JSON, minimum bytes
 * of a text, milliseconds for which it is kept. Returns and stores the reading as JSON: number of `texts`, the time `at`,
 * `counts`. Returns `full` when memory does not suffice.
 */
export const TAKE_SCRIPT = `${FIND_KEYS_LUA}
local least, kept = tonumber(ARGV[2]), ARGV[3]
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
local counts, texts, lines, size = {}, 0, {}, 0

local function finish()
  if #lines == 0 then return true end
  local stored = redis.pcall('SET', KEYS[1] .. ':' .. texts, table.concat(lines, '\\n'), 'PX', kept)
  if type(stored) == 'table' and stored.err then return false end
  texts, lines, size = texts + 1, {}, 0
  return true
end
local function write(key, type, expiry, values)
  local step = (type == 'hash' or type == 'zset') and 2 or 1
  local first, part, bytes = 1, {}, 0
  for at = 1, #values, step do
    for i = at, at + step - 1 do
      part[#part + 1] = values[i]
      bytes = bytes + #values[i] + 4
    end
    if size + bytes >= least or at + step > #values then
      lines[#lines + 1] = cjson.encode({ key, type, expiry, string.format('%.0f', first - 1), part })
      size = size + bytes + #key
      first, part, bytes = at + step, {}, 0
      if size >= least and not finish() then return false end
    end
  end
  return true
end
local READ = {
  hash = function(key) return redis.call('HGETALL', key) end,
  set = function(key) return redis.call('SMEMBERS', key) end,
  list = function(key) return redis.call('LRANGE', key, '0', '-1') end,
  zset = function(key) return redis.call('ZRANGE', key, '0', '-1', 'WITHSCORES') end,
}

local function expiryOf(key, rule, values)
  if not rule then return nil, -1 end
  if type(rule) == 'table' then
    for i = 1, #values, 2 do
      if values[i] == rule.field then return tonumber(values[i + 1]) + rule.afterMs, -1 end
    end
  end
  local left = redis.call('PTTL', key)
  return left >= 0 and now + left or nil, left
end

local found = findKeys(cjson.decode(ARGV[1]))
-- Strings are read many at a time.
local strings, names = {}, {}
local function readStrings()
  if #names == 0 then return end
  for i, value in ipairs(redis.call('MGET', unpack(names))) do strings[names[i]] = value end
  names = {}
end
for _, each in ipairs(found) do
  if each[2].type == 'string' then names[#names + 1] = each[1] end
  if #names == 1000 then readStrings() end
end
readStrings()

for _, each in ipairs(found) do
  local key, kind = each[1], each[2]
  local values
  if kind.type == 'string' then
    values = strings[key] and { strings[key] } or {}
  else
    values = READ[kind.type](key)
  end
  local expiresAt, left = expiryOf(key, kind.expires, values)
  local pairsIn = (kind.type == 'hash' or kind.type == 'zset') and 2 or 1
  local name = kind.counted and kind.subject .. '/' .. kind.keys
  if name then counts[name] = (counts[name] or 0) + (kind.counted == 'keys' and 1 or #values / pairsIn) end
  local expiry = expiresAt and string.format('%.0f', expiresAt) or ''
  if left ~= -2 and not write(key, kind.type, expiry, values) then
    for i = 0, texts - 1 do redis.call('DEL', KEYS[1] .. ':' .. i) end
    return 'full'
  end
end
if not finish() then return 'full' end
local reading = cjson.encode({ texts = texts, at = now, counts = counts })
local stored = redis.pcall('SET', KEYS[1], reading, 'PX', kept)
return type(stored) == 'table' and stored.err and 'full' or reading`;
