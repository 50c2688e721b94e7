/**
 * The scripts of every outbox. An outbox is a sorted set of ids by due time; a claim moves that time to the end of a lease. The
 * record of an item is a hash with a field for its state and `claims` (number of claims), `parts`, `sentParts`, `attempts`,
 * `failingSince` and `reason`. A record with a field `erased` counts as deleted. The state of the destination is a hash with
 * `failingSince` (until it takes a message), `pausedUntil`, the pause's `reason`, and `endsWithResend`.
 */

/** KEYS: outbox, destination. ARGV: now, count. Returns {end of the destination's pause, ids}, without ids during a pause. */
export const DUE_SCRIPT = `
local pausedUntil = redis.call('HGET', KEYS[2], 'pausedUntil')
if pausedUntil and tonumber(pausedUntil) > tonumber(ARGV[1]) then return { pausedUntil, {} } end
return { '0', redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, ARGV[2]) }`;

/**
 * KEYS: record, outbox, destination. ARGV: id, now, end of the lease, the number of claims for which the caller holds the lease
 * and may claim before the item is due (empty: none), then names of fields. Returns {claim, fields}, or 0. During a pause of the
 * destination it returns {end of the pause}, and reschedules the item to it. An item without a record is removed.
 */
export const CLAIM_SCRIPT = `
local RECORD, OUTBOX, DESTINATION = unpack(KEYS)
local id, now = ARGV[1], tonumber(ARGV[2])
if redis.call('EXISTS', RECORD) == 0 or redis.call('HEXISTS', RECORD, 'erased') == 1 then
  redis.call('ZREM', OUTBOX, id)
  return 0
end
local due = redis.call('ZSCORE', OUTBOX, id)
if not due then return 0 end
local isHeld = ARGV[4] ~= '' and (redis.call('HGET', RECORD, 'claims') or '0') == ARGV[4]
if tonumber(due) > now and not isHeld then return 0 end
local pausedUntil, reason = unpack(redis.call('HMGET', DESTINATION, 'pausedUntil', 'reason'))
if pausedUntil and tonumber(pausedUntil) > now then
  redis.call('ZADD', OUTBOX, pausedUntil, id)
  redis.call('HSET', RECORD, 'reason', reason)
  return { pausedUntil }
end
redis.call('ZADD', OUTBOX, ARGV[3], id)
return { redis.call('HINCRBY', RECORD, 'claims', 1), redis.call('HMGET', RECORD, unpack(ARGV, 5)) }`;

/**
 * KEYS: record, outbox, destination. ARGV: id, claim, messages sent, number of messages, end of the lease, field and value of the
 * state after the last message, now, field for the time of the last message (empty: none), field for the receipts (empty: none),
 * receipt of the last of them (empty: none), then names of fields that are erased after the last message. Returns 1 while
 * messages are left and the caller has the lease, else 0, and -1 when the record is deleted. A mark is valid without the lease
 * too, but must not recreate a record.
 */
export const MARK_SCRIPT = `
local RECORD, OUTBOX, DESTINATION = unpack(KEYS)
local id, claim, sent, parts, lease, field, state, now, sentAt, receipts, receipt = unpack(ARGV)
redis.call('HDEL', DESTINATION, 'failingSince')
if redis.call('EXISTS', RECORD) == 0 or redis.call('HEXISTS', RECORD, 'erased') == 1 then
  redis.call('ZREM', OUTBOX, id)
  return -1
end
if receipts ~= '' and receipt ~= '' then
  local known = redis.call('HGET', RECORD, receipts) or ''
  if not string.find(' ' .. known .. ' ', ' ' .. receipt .. ' ', 1, true) then
    redis.call('HSET', RECORD, receipts, known == '' and receipt or known .. ' ' .. receipt)
  end
end
local before, claims = unpack(redis.call('HMGET', RECORD, 'sentParts', 'claims'))
if tonumber(sent) > tonumber(before or 0) then redis.call('HSET', RECORD, 'sentParts', sent) end
redis.call('HSET', RECORD, 'parts', parts, 'attempts', 0)
redis.call('HDEL', RECORD, 'failingSince', 'reason')
if tonumber(sent) >= tonumber(parts) then
  redis.call('HSET', RECORD, field, state)
  if sentAt ~= '' then redis.call('HSET', RECORD, sentAt, now) end
  if #ARGV > 11 then redis.call('HDEL', RECORD, unpack(ARGV, 12)) end
  redis.call('ZREM', OUTBOX, id)
  return 0
end
if claims ~= claim then return 0 end
redis.call('ZADD', OUTBOX, lease, id)
return 1`;

/**
 * KEYS: record, outbox, destination. ARGV: id, claim, now, time of the next attempt (empty: given up), reason, `1` to count a
 * failure, number of messages, end of the destination's pause (empty: none), `1` when a resend ends the pause, field and value
 * of the state of an item that is given up. Returns 0 when the caller has lost the lease, or the item is gone.
 */
export const RESCHEDULE_SCRIPT = `
local RECORD, OUTBOX, DESTINATION = unpack(KEYS)
local id, claim, now, retryAt, reason, counts, parts, pause, endsWithResend, field, state = unpack(ARGV)
if counts == '1' then redis.call('HSETNX', DESTINATION, 'failingSince', now) end
if pause ~= '' and tonumber(pause) > tonumber(redis.call('HGET', DESTINATION, 'pausedUntil') or 0) then
  redis.call('HSET', DESTINATION, 'pausedUntil', pause, 'reason', reason, 'endsWithResend', endsWithResend)
end
if redis.call('HGET', RECORD, 'claims') ~= claim or redis.call('HEXISTS', RECORD, 'erased') == 1 then return 0 end
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
 * Lua for scripts that resend an item that was given up: `resend(record, outbox, destination, id, now, state field, state)`. The
 * item is due now, in the given state.
 */
export const RESEND_LUA = `
local function resend(record, outbox, destination, id, now, field, state)
  redis.call('HSET', record, field, state, 'attempts', 0)
  redis.call('HDEL', record, 'failingSince', 'reason')
  redis.call('ZADD', outbox, now, id)
  if redis.call('HGET', destination, 'endsWithResend') == '1' then redis.call('HDEL', destination, 'pausedUntil') end
end`;
