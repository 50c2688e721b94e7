import { AUDIT_LUA } from '../../core/audit/audit-script';

/**
 * KEYS: message, index, outbox. ARGV: id, time, milliseconds to keep, time before which messages expire, lease (empty: no
 * forwarding), maximum of messages, then each field's name and text. Returns 'stored', 'known' when the id is taken, or 'full'.
 */
export const ADD_SCRIPT = `
if redis.call('EXISTS', KEYS[1]) == 1 then return 'known' end
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', ARGV[4])
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

/** KEYS: messages. ARGV: names of fields. Returns these of each, all nil for a missing message. */
export const READ_RECORDS_SCRIPT = `
local found = {}
for i, key in ipairs(KEYS) do
  found[i] = redis.call('HMGET', key, unpack(ARGV))
end
return found`;

/** KEYS: message, index, outbox, audit. ARGV: id, audit entry, its position. Returns 0 when the id is unknown. */
export const REMOVE_SCRIPT = `${AUDIT_LUA}
if redis.call('DEL', KEYS[1]) == 0 then return 0 end
redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('ZREM', KEYS[3], ARGV[1])
writeAudit(KEYS[4], ARGV[2], ARGV[3], { before = { id = ARGV[1] }, after = cjson.null })
return 1`;
