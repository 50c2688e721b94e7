import { AUDIT_LUA } from '../../core/audit/audit-script';

/**
 * KEYS: message, index, outbox. ARGV: id, time, milliseconds to keep, time before which nothing is kept, lease (empty:
 * nothing to forward), email, subject, message. 0 when the id is taken.
 */
export const ADD_SCRIPT = `
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
redis.call('HSET', KEYS[1], 'receivedAt', ARGV[2], 'email', ARGV[6], 'subject', ARGV[7], 'message', ARGV[8])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
redis.call('ZADD', KEYS[2], ARGV[2], ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', ARGV[4])
redis.call('PEXPIRE', KEYS[2], ARGV[3])
if ARGV[5] ~= '' then
  redis.call('HSET', KEYS[1], 'delivery', 'waiting')
  redis.call('ZADD', KEYS[3], ARGV[5], ARGV[1])
  redis.call('PEXPIRE', KEYS[3], ARGV[3])
end
return 1`;

/** KEYS: outbox. ARGV: now, end of the lease, count. The ids that are the caller's until then. */
export const LEASE_SCRIPT = `
local ids = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, ARGV[3])
for _, id in ipairs(ids) do redis.call('ZADD', KEYS[1], ARGV[2], id) end
return ids`;

/** KEYS: messages. Of each the fields that forwarding needs, all nil when it is gone. */
export const READ_SCRIPT = `
local found = {}
for i, key in ipairs(KEYS) do
  found[i] = redis.call('HMGET', key, 'email', 'subject', 'message', 'attempts', 'failingSince')
end
return found`;

/** KEYS: messages. Of each the fields that admins see, all nil when it is gone. */
export const READ_RECORDS_SCRIPT = `
local found = {}
for i, key in ipairs(KEYS) do
  found[i] = redis.call('HMGET', key, 'receivedAt', 'email', 'subject', 'message', 'delivery')
end
return found`;

/** KEYS: message, outbox. ARGV: id, time. Must not make a message anew that has expired: it would stay for ever. */
export const SETTLE_SCRIPT = `
redis.call('ZREM', KEYS[2], ARGV[1])
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], 'delivery', 'delivered', 'deliveredAt', ARGV[2])
return 1`;

/** KEYS: message, outbox. ARGV: id, end of the caller's lease, time, time of the next try (empty: there is none). */
export const POSTPONE_SCRIPT = `
local lease = redis.call('ZSCORE', KEYS[2], ARGV[1])
if not lease or tonumber(lease) ~= tonumber(ARGV[2]) then return 0 end
if ARGV[4] == '' then
  redis.call('ZREM', KEYS[2], ARGV[1])
else
  redis.call('ZADD', KEYS[2], ARGV[4], ARGV[1])
end
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HINCRBY', KEYS[1], 'attempts', 1)
redis.call('HSETNX', KEYS[1], 'failingSince', ARGV[3])
if ARGV[4] == '' then redis.call('HSET', KEYS[1], 'delivery', 'failed') end
return 1`;

/** KEYS: message, index, outbox, audit. ARGV: id, audit entry, its position. 0 when there is no such message. */
export const REMOVE_SCRIPT = `${AUDIT_LUA}
if redis.call('DEL', KEYS[1]) == 0 then return 0 end
redis.call('ZREM', KEYS[2], ARGV[1])
redis.call('ZREM', KEYS[3], ARGV[1])
writeAudit(KEYS[4], ARGV[2], ARGV[3], { before = { id = ARGV[1] }, after = cjson.null })
return 1`;
