import { AUDIT_LUA } from '../../core/audit/audit-script';

/**
 * KEYS: message, index, outbox, answered. ARGV: id, time, milliseconds to keep, time before which messages expire, lease (empty: no
 * forwarding), maximum of messages, then each field's name and text. Returns 'stored', 'known' when the id is taken, or 'full'.
 */
export const ADD_SCRIPT = `
if redis.call('EXISTS', KEYS[1]) == 1 then return 'known' end
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', ARGV[4])
redis.call('ZREMRANGEBYSCORE', KEYS[4], '-inf', ARGV[4])
if redis.call('ZCARD', KEYS[2]) >= tonumber(ARGV[6]) then return 'full' end
redis.call('HSET', KEYS[1], 'receivedAt', ARGV[2], unpack(ARGV, 7))
redis.call('PEXPIRE', KEYS[1], ARGV[3])
redis.call('ZADD', KEYS[2], ARGV[2], ARGV[1])
redis.call('PEXPIRE', KEYS[2], ARGV[3])
if ARGV[5] ~= '' then
  redis.call('HSET', KEYS[1], 'delivery', 'waiting')
  redis.call('ZADD', KEYS[3], ARGV[5], ARGV[1])
  redis.call('PEXPIRE', KEYS[3], ARGV[3])
end
return 'stored'`;

/**
 * KEYS: messages. ARGV: maximum of messages to find, texts to find as JSON (none: any message), number of fields to search, then names
 * of fields: the time of receipt, those to search, and others. Returns the number of messages read, then the index and the fields of each one that has any of
 * the texts. Upper and lower case of ASCII letters are the same.
 */
export const READ_RECORDS_SCRIPT = `
local most, wanted = tonumber(ARGV[1]), cjson.decode(ARGV[2])
local reply = { 0 }
local function fits(values)
  if #wanted == 0 then return true end
  local all = {}
  for at = 2, 1 + ARGV[3] do all[#all + 1] = values[at] or '' end
  local text = string.lower(table.concat(all, '\\n'))
  for _, part in ipairs(wanted) do
    if string.find(text, string.lower(part), 1, true) then return true end
  end
  return false
end
for i, key in ipairs(KEYS) do
  reply[1] = i
  local values = redis.call('HMGET', key, unpack(ARGV, 4))
  if values[1] and fits(values) then
    reply[#reply + 1], reply[#reply + 2] = i, values
    if #reply > most * 2 then break end
  end
end
return reply`;

/**
 * KEYS: message, index, outbox, audit, answered, viewers, outbox of emails, then the emails of its answers. ARGV: id, audit entry,
 * its position, number of answers. Returns 'removed', 'missing', or 'changed' when it has other answers.
 */
export const REMOVE_SCRIPT = `${AUDIT_LUA}
local id = ARGV[1]
if redis.call('EXISTS', KEYS[1]) == 0 then return 'missing' end
local answers = cjson.decode(redis.call('HGET', KEYS[1], 'answers') or '[]')
if #answers ~= tonumber(ARGV[4]) then return 'changed' end
redis.call('DEL', KEYS[1], KEYS[6], unpack(KEYS, 8))
for _, index in ipairs({ KEYS[2], KEYS[3], KEYS[5] }) do redis.call('ZREM', index, id) end
for _, answer in ipairs(answers) do redis.call('ZREM', KEYS[7], answer.id) end
writeAudit(KEYS[4], ARGV[2], ARGV[3], { before = { id = id }, after = cjson.null })
return 'removed'`;
