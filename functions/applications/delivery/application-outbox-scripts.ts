import { LOG_LUA } from '../store/application-log';

/** KEYS: outbox, webhook. ARGV: now, count. Answers {end of the webhook's pause, ids}; while it pauses, there are none. */
export const DUE_SCRIPT = `
local pausedUntil = redis.call('HGET', KEYS[2], 'pausedUntil')
if pausedUntil and tonumber(pausedUntil) > tonumber(ARGV[1]) then return { pausedUntil, {} } end
return { '0', redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, ARGV[2]) }`;

/** Of a record, to announce it. */
export const CLAIMED_FIELDS = [
  'position',
  'answers',
  'submittedAt',
  'sentParts',
  'attempts',
  'failingSince',
] as const;

/**
 * KEYS: record, outbox, webhook. ARGV: id, now, end of the lease, `1` to have it before it is due when nobody has claimed it
 * yet, then names of fields. Answers {claim, fields}, or 0. An application that meets a pause of the webhook waits for its
 * end; one that was erased leaves the outbox.
 */
export const CLAIM_SCRIPT = `
local RECORD, OUTBOX, WEBHOOK = unpack(KEYS)
local id, now = ARGV[1], tonumber(ARGV[2])
if redis.call('EXISTS', RECORD) == 0 then
  redis.call('ZREM', OUTBOX, id)
  return 0
end
local due = redis.call('ZSCORE', OUTBOX, id)
if not due then return 0 end
local isFirst = ARGV[4] == '1' and redis.call('HEXISTS', RECORD, 'claims') == 0
if tonumber(due) > now and not isFirst then return 0 end
local pausedUntil, reason = unpack(redis.call('HMGET', WEBHOOK, 'pausedUntil', 'reason'))
if pausedUntil and tonumber(pausedUntil) > now then
  redis.call('ZADD', OUTBOX, pausedUntil, id)
  redis.call('HSET', RECORD, 'reason', reason)
  return 0
end
redis.call('ZADD', OUTBOX, ARGV[3], id)
return { redis.call('HINCRBY', RECORD, 'claims', 1), redis.call('HMGET', RECORD, unpack(ARGV, 5)) }`;

/**
 * KEYS: record, outbox, webhook. ARGV: id, claim, messages sent, messages of all, end of the lease. Answers 1 when the
 * caller still has the lease of something that goes on. What was taken counts whoever has the lease by now, and must
 * not make a record anew that was erased.
 */
export const MARK_SCRIPT = `
local RECORD, OUTBOX, WEBHOOK = unpack(KEYS)
local id, claim, sent, parts, lease = unpack(ARGV)
redis.call('HDEL', WEBHOOK, 'failingSince')
if redis.call('EXISTS', RECORD) == 0 then
  redis.call('ZREM', OUTBOX, id)
  return 0
end
local before, claims = unpack(redis.call('HMGET', RECORD, 'sentParts', 'claims'))
if tonumber(sent) > tonumber(before or 0) then redis.call('HSET', RECORD, 'sentParts', sent) end
redis.call('HSET', RECORD, 'parts', parts, 'attempts', 0)
redis.call('HDEL', RECORD, 'failingSince', 'reason')
if tonumber(sent) >= tonumber(parts) then
  redis.call('HSET', RECORD, 'announcement', 'sent')
  redis.call('ZREM', OUTBOX, id)
  return 0
end
if claims ~= claim then return 0 end
redis.call('ZADD', OUTBOX, lease, id)
return 1`;

/**
 * KEYS: record, outbox, webhook. ARGV: id, claim, time, time of the next attempt (empty: it is given up), reason, `1` when
 * it counts as a failure, messages of all, end of the webhook's pause (empty: none), `1` when a resend ends the pause.
 */
export const PUT_OFF_SCRIPT = `
local RECORD, OUTBOX, WEBHOOK = unpack(KEYS)
local id, claim, now, retryAt, reason, counts, parts, pause, endsWithResend = unpack(ARGV)
if counts == '1' then redis.call('HSETNX', WEBHOOK, 'failingSince', now) end
if pause ~= '' and tonumber(pause) > tonumber(redis.call('HGET', WEBHOOK, 'pausedUntil') or 0) then
  redis.call('HSET', WEBHOOK, 'pausedUntil', pause, 'reason', reason, 'endsWithResend', endsWithResend)
end
if redis.call('HGET', RECORD, 'claims') ~= claim then return 0 end
redis.call('HSET', RECORD, 'reason', reason, 'parts', parts)
redis.call('HSETNX', RECORD, 'failingSince', now)
if counts == '1' then redis.call('HINCRBY', RECORD, 'attempts', 1) end
if retryAt == '' then
  redis.call('HSET', RECORD, 'announcement', 'dead')
  redis.call('ZREM', OUTBOX, id)
else
  redis.call('ZADD', OUTBOX, retryAt, id)
end
return 1`;

/** KEYS: record, outbox, webhook, audit. ARGV: id, audit entry, its position, now. Answers 'resent', 'missing' or 'not_dead'. */
export const RESEND_SCRIPT = `${LOG_LUA}
local RECORD, OUTBOX, WEBHOOK, AUDIT = unpack(KEYS)
local announcement, position, state = unpack(redis.call('HMGET', RECORD, 'announcement', 'position', 'state'))
if not announcement then return 'missing' end
if announcement ~= 'dead' then return 'not_dead' end
redis.call('HSET', RECORD, 'announcement', 'waiting', 'attempts', 0)
redis.call('HDEL', RECORD, 'failingSince', 'reason')
redis.call('ZADD', OUTBOX, ARGV[4], ARGV[1])
if redis.call('HGET', WEBHOOK, 'endsWithResend') == '1' then redis.call('HDEL', WEBHOOK, 'pausedUntil') end
log(AUDIT, ARGV[2], ARGV[3], ARGV[1], position, state, state, false)
return 'resent'`;
