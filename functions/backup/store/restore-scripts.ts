import { AUDIT_LUA } from '../../core/audit/audit-script';
import { FIND_KEYS_LUA } from './find-keys-lua';

/**
 * Stages the content of a text of `TAKE_SCRIPT` under names of its own, beside the site's data. A repeated call does nothing.
 *
 * KEYS: the progress, a hash with `next`, the number of the next text, and the expiry of each key in `key:<key>`. ARGV: number of
 * the text, the text, milliseconds for which all this is kept. Returns the number of the next text, or -1 when memory does not
 * suffice.
 */
export const STAGE_SCRIPT = `
local PROGRESS, kept = KEYS[1], ARGV[3]
local next = tonumber(redis.call('HGET', PROGRESS, 'next') or '0')
if next ~= tonumber(ARGV[1]) then return next end
local begun = redis.pcall('HSET', PROGRESS, 'next', ARGV[1])
if type(begun) == 'table' and begun.err then return -1 end
redis.call('PEXPIRE', PROGRESS, kept)
local COMMANDS = { hash = 'HSET', set = 'SADD', list = 'RPUSH' }
local function write(staged, type, first, values)
  if type == 'string' then return redis.call('SET', staged, values[1]) end
  -- A list that was written halfway goes on where this part begins.
  if type == 'list' and first == '0' then redis.call('DEL', staged)
  elseif type == 'list' then redis.call('LTRIM', staged, '0', string.format('%.0f', tonumber(first) - 1)) end
  for at = 1, #values, 1000 do
    local part = { unpack(values, at, math.min(at + 999, #values)) }
    if type == 'zset' then
      for i = 1, #part, 2 do part[i], part[i + 1] = part[i + 1], part[i] end
      redis.call('ZADD', staged, unpack(part))
    else
      redis.call(COMMANDS[type], staged, unpack(part))
    end
  end
end
for line in string.gmatch(ARGV[2], '[^\\n]+') do
  local key, type, expiry, first, values = unpack(cjson.decode(line))
  local staged = PROGRESS .. ':' .. key
  write(staged, type, first, values)
  redis.call('PEXPIRE', staged, kept)
  redis.call('HSET', PROGRESS, 'key:' .. key, expiry)
end
redis.call('HSET', PROGRESS, 'next', string.format('%.0f', next + 1))
return next + 1`;

/**
 * Replaces the site's data with the staged data, in one step that needs no memory: readers see either all of the old or all of
 * the new. Ends the sessions of accounts that have changed.
 *
 * KEYS: progress, users, audit log. ARGV: number of texts, kinds of keys as JSON, milliseconds for which the completion is
 * remembered, audit entry, its position, its facts as JSON. Returns `done`, also for a repeated call; `incomplete` when something
 * is missing, and nothing is changed then.
 */
export const SWITCH_SCRIPT = `${FIND_KEYS_LUA}
${AUDIT_LUA}
local PROGRESS, USERS, AUDIT = KEYS[1], KEYS[2], KEYS[3]
if redis.call('HGET', PROGRESS, 'done') then return 'done' end
if (redis.call('HGET', PROGRESS, 'next') or '0') ~= ARGV[1] then return 'incomplete' end
local staged, held = {}, redis.call('HGETALL', PROGRESS)
for i = 1, #held, 2 do
  local key = string.match(held[i], '^key:(.*)$')
  if key then staged[#staged + 1] = { key, held[i + 1] } end
end
local function inParts(list, visit)
  for at = 1, #list, 1000 do visit({ unpack(list, at, math.min(at + 999, #list)) }) end
end
local isWhole = true
local places = {}
for _, each in ipairs(staged) do places[#places + 1] = PROGRESS .. ':' .. each[1] end
inParts(places, function(part) isWhole = isWhole and redis.call('EXISTS', unpack(part)) == #part end)
if not isWhole then return 'incomplete' end

local kinds = cjson.decode(ARGV[2])
local merges, hasAccounts, before = {}, false, {}
for _, kind in ipairs(kinds) do
  if kind.merges then merges[kind.keys] = true end
  if kind.keys == USERS then hasAccounts = true end
end
if hasAccounts then before = redis.call('HGETALL', USERS) end
local old = {}
for _, each in ipairs(findKeys(kinds)) do
  if not merges[each[1]] then old[#old + 1] = each[1] end
end
inParts(old, function(part) redis.call('DEL', unpack(part)) end)
for i, each in ipairs(staged) do
  local key, expiry = each[1], each[2]
  if merges[key] then
    redis.call('ZUNIONSTORE', key, '2', key, places[i], 'AGGREGATE', 'MAX')
    redis.call('DEL', places[i])
  else
    redis.call('RENAME', places[i], key)
    if expiry == '' then redis.call('PERSIST', key) else redis.call('PEXPIREAT', key, expiry) end
  end
end
if hasAccounts then
  local after, now = {}, redis.call('HGETALL', USERS)
  for i = 1, #now, 2 do after[now[i]] = now[i + 1] end
  local ended = {}
  for i = 1, #before, 2 do
    if after[before[i]] ~= before[i + 1] then ended[#ended + 1] = 'account:sessions:' .. before[i] end
  end
  inParts(ended, function(part) redis.call('DEL', unpack(part)) end)
end
redis.call('DEL', PROGRESS)
redis.call('HSET', PROGRESS, 'done', '1')
redis.call('PEXPIRE', PROGRESS, ARGV[3])
writeAudit(AUDIT, ARGV[4], ARGV[5], cjson.decode(ARGV[6]))
return 'done'`;
