/**
 * The scripts of every outbox. An outbox is a sorted set of ids by the time when they are due; whoever delivers an item moves
 * that time to the end of a lease. Its record, a hash, has `claims` (how often it was claimed), `parts`, `sentParts`, `attempts`,
 * `failingSince` and `reason` for the delivery, and a field for its state. What all instances know of the destination is a hash
 * as well: `failingSince` (until it takes a message), `pausedUntil` with its `reason`, and `endsWithResend`.
 */

/** KEYS: outbox, destination. ARGV: now, count. Answers {end of the destination's pause, ids}; while it pauses, no ids. */
export const DUE_SCRIPT = `
local pausedUntil = redis.call('HGET', KEYS[2], 'pausedUntil')
if pausedUntil and tonumber(pausedUntil) > tonumber(ARGV[1]) then return { pausedUntil, {} } end
return { '0', redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, ARGV[2]) }`;

/**
 * KEYS: record, outbox, destination. ARGV: id, now, end of the lease, `1` to claim it before it is due if nobody has claimed
 * it yet, then names of fields. Answers {claim, fields}, or 0. During a pause of the destination the item is rescheduled to
 * the end of that; an item without a record leaves the outbox.
 */
export const CLAIM_SCRIPT = `
local RECORD, OUTBOX, DESTINATION = unpack(KEYS)
local id, now = ARGV[1], tonumber(ARGV[2])
if redis.call('EXISTS', RECORD) == 0 then
  redis.call('ZREM', OUTBOX, id)
  return 0
end
local due = redis.call('ZSCORE', OUTBOX, id)
if not due then return 0 end
local isFirst = ARGV[4] == '1' and redis.call('HEXISTS', RECORD, 'claims') == 0
if tonumber(due) > now and not isFirst then return 0 end
local pausedUntil, reason = unpack(redis.call('HMGET', DESTINATION, 'pausedUntil', 'reason'))
if pausedUntil and tonumber(pausedUntil) > now then
  redis.call('ZADD', OUTBOX, pausedUntil, id)
  redis.call('HSET', RECORD, 'reason', reason)
  return 0
end
redis.call('ZADD', OUTBOX, ARGV[3], id)
return { redis.call('HINCRBY', RECORD, 'claims', 1), redis.call('HMGET', RECORD, unpack(ARGV, 5)) }`;

/**
 * KEYS: record, outbox, destination. ARGV: id, claim, messages sent, messages of all, end of the lease, field and value of the
 * state that follows the last message, time, field for the time of the last message (empty: none). Answers 1 while the
 * caller still has the lease and messages are left. What was taken counts whoever has the lease by now, and must not
 * create the record of an item again that was erased.
 */
export const MARK_SCRIPT = `
local RECORD, OUTBOX, DESTINATION = unpack(KEYS)
local id, claim, sent, parts, lease, field, state, now, sentAt = unpack(ARGV)
redis.call('HDEL', DESTINATION, 'failingSince')
if redis.call('EXISTS', RECORD) == 0 then
  redis.call('ZREM', OUTBOX, id)
  return 0
end
local before, claims = unpack(redis.call('HMGET', RECORD, 'sentParts', 'claims'))
if tonumber(sent) > tonumber(before or 0) then redis.call('HSET', RECORD, 'sentParts', sent) end
redis.call('HSET', RECORD, 'parts', parts, 'attempts', 0)
redis.call('HDEL', RECORD, 'failingSince', 'reason')
if tonumber(sent) >= tonumber(parts) then
  redis.call('HSET', RECORD, field, state)
  if sentAt ~= '' then redis.call('HSET', RECORD, sentAt, now) end
  redis.call('ZREM', OUTBOX, id)
  return 0
end
if claims ~= claim then return 0 end
redis.call('ZADD', OUTBOX, lease, id)
return 1`;

/**
 * KEYS: record, outbox, destination. ARGV: id, claim, time, time of the next attempt (empty: it is given up), reason, `1` when
 * it counts as a failure, messages of all, end of the destination's pause (empty: none), `1` when a resend ends the pause,
 * field and value of the state of what is given up. Answers 0 when another has the lease by now.
 */
export const RESCHEDULE_SCRIPT = `
local RECORD, OUTBOX, DESTINATION = unpack(KEYS)
local id, claim, now, retryAt, reason, counts, parts, pause, endsWithResend, field, state = unpack(ARGV)
if counts == '1' then redis.call('HSETNX', DESTINATION, 'failingSince', now) end
if pause ~= '' and tonumber(pause) > tonumber(redis.call('HGET', DESTINATION, 'pausedUntil') or 0) then
  redis.call('HSET', DESTINATION, 'pausedUntil', pause, 'reason', reason, 'endsWithResend', endsWithResend)
end
if redis.call('HGET', RECORD, 'claims') ~= claim then return 0 end
redis.call('HSET', RECORD, 'reason', reason, 'parts', parts)
redis.call('HSETNX', RECORD, 'failingSince', now)
if counts == '1' then redis.call('HINCRBY', RECORD, 'attempts', 1) end
if retryAt == '' then
  redis.call('HSET', RECORD, field, state)
  redis.call('ZREM', OUTBOX, id)
else
  redis.call('ZADD', OUTBOX, retryAt, id)
end
return 1`;

/**
 * Lua for scripts that have an item sent again that was given up: `resend(record, outbox, destination, id, now, field and value
 * of the state of what waits)`. It is due at once.
 */
export const RESEND_LUA = `
local function resend(record, outbox, destination, id, now, field, state)
  redis.call('HSET', record, field, state, 'attempts', 0)
  redis.call('HDEL', record, 'failingSince', 'reason')
  redis.call('ZADD', outbox, now, id)
  if redis.call('HGET', destination, 'endsWithResend') == '1' then redis.call('HDEL', destination, 'pausedUntil') end
end`;
