import { CASES_LUA, RETRACT_LUA } from './application-lua';

/**
 * KEYS: record, sent, applicants, open, list, outbox, users, open ones of strangers, count of strangers on the day. ARGV: id,
 * position applied for, applicant, account (empty: none), time, milliseconds to wait after a rejection, lease (empty: no
 * announcement), position in the list, maximum of open ones of strangers, maximum of strangers on a day, milliseconds to keep
 * that count, maximum of open ones of accounts, then the record's fields. Returns {'known', id}, {'signed_out'}, {'open'},
 * {'rejected', time of the next}, {'full'} or {'stored', id}.
 */
export const ADD_SCRIPT = `${CASES_LUA}
local RECORD, SENT, APPLICANTS, OPEN, LIST, OUTBOX, USERS, STRANGERS, DAY = unpack(KEYS)
local id, position, applicant, account, now, pause, lease, at, mostOpen, mostOnDay, kept, mostOfAccounts = unpack(ARGV, 1, 12)
local known = redis.call('GET', SENT)
if known then return { 'known', known } end
if account ~= '' and redis.call('HEXISTS', USERS, account) == 0 then return { 'signed_out' } end
local cases, nextAt = readCases(APPLICANTS, applicant), 0
for _, case in pairs(cases) do
  if case.position == position then
    if case.state == 'new' or case.state == 'in_review' then return { 'open' } end
    if case.state == 'rejected' then nextAt = math.max(nextAt, case.decidedAt + tonumber(pause)) end
  end
end
if nextAt > tonumber(now) then return { 'rejected', nextAt } end
if account == '' then
  if redis.call('SCARD', STRANGERS) >= tonumber(mostOpen) then return { 'full' } end
  if tonumber(redis.call('GET', DAY) or 0) >= tonumber(mostOnDay) then return { 'full' } end
  redis.call('INCR', DAY)
  redis.call('PEXPIRE', DAY, kept)
  redis.call('SADD', STRANGERS, id)
elseif redis.call('SCARD', OPEN) - redis.call('SCARD', STRANGERS) >= tonumber(mostOfAccounts) then
  return { 'full' }
end
cases[id] = { position = position, state = 'new' }
redis.call('SET', SENT, id)
redis.call('HSET', RECORD, unpack(ARGV, 13))
saveCases(APPLICANTS, applicant, cases)
redis.call('SADD', OPEN, id)
redis.call('ZADD', LIST, 0, at)
if lease ~= '' then redis.call('ZADD', OUTBOX, lease, id) end
return { 'stored', id }`;

/** KEYS: applicants. ARGV: applicant. Returns the ids of the applicant's applications. */
export const CASES_SCRIPT = `${CASES_LUA}
local ids = {}
for id in pairs(readCases(KEYS[1], ARGV[1])) do ids[#ids + 1] = id end
return ids`;

/**
 * KEYS: outbox, records. ARGV: ids, then names of fields. Returns the fields of each record, followed by the due time of its
 * announcement.
 */
export const READ_SCRIPT = `
local count, found = #KEYS - 1, {}
for i = 1, count do
  local fields = redis.call('HMGET', KEYS[i + 1], unpack(ARGV, count + 1))
  fields[#fields + 1] = redis.call('ZSCORE', KEYS[1], ARGV[i])
  found[i] = fields
end
return found`;

/**
 * KEYS: applicants, leavers, open, open ones of strangers, records. ARGV: account, its former applicant, then id and new
 * applicant of each record.
 */
export const RELEASE_SCRIPT = `${CASES_LUA}
local APPLICANTS, LEAVERS, OPEN, STRANGERS = unpack(KEYS, 1, 4)
local cases = readCases(APPLICANTS, ARGV[2])
for i = 5, #KEYS do
  local id, to = ARGV[i * 2 - 7], ARGV[i * 2 - 6]
  if cases[id] then
    local joined = readCases(APPLICANTS, to)
    joined[id], cases[id] = cases[id], nil
    saveCases(APPLICANTS, to, joined)
    redis.call('HSET', KEYS[i], 'applicant', to)
    redis.call('HDEL', KEYS[i], 'userId', 'username')
    if redis.call('SISMEMBER', OPEN, id) == 1 then redis.call('SADD', STRANGERS, id) end
  end
end
saveCases(APPLICANTS, ARGV[2], cases)
if not next(cases) then
  redis.call('SREM', LEAVERS, ARGV[1])
end
return 1`;

/**
 * KEYS: record, comments, sent, applicants, open, open ones of strangers, decided, outbox, retraction, retractions. ARGV: id,
 * time, milliseconds that the key stays known, names of the fields to erase. Returns 'withdrawn' or 'missing'. A rejection stays
 * known, so a rejected applicant must wait all the same.
 */
export const WITHDRAW_SCRIPT = `${CASES_LUA}${RETRACT_LUA}
local RECORD, COMMENTS, SENT, APPLICANTS, OPEN, STRANGERS, DECIDED, OUTBOX, RETRACTION, RETRACTIONS = unpack(KEYS)
local id, now = ARGV[1], ARGV[2]
local state, applicant = unpack(redis.call('HMGET', RECORD, 'state', 'applicant'))
if not state then return 'missing' end
if state == 'withdrawn' then return 'withdrawn' end
-- First what needs no memory: a full database lets a script go on that has begun to write.
redis.call('SREM', OPEN, id)
redis.call('SREM', STRANGERS, id)
if state ~= 'rejected' then
  local cases = readCases(APPLICANTS, applicant)
  cases[id] = nil
  saveCases(APPLICANTS, applicant, cases)
end
retract(RECORD, RETRACTION, RETRACTIONS, id, now)
redis.call('HDEL', RECORD, 'messageIds', unpack(ARGV, 4))
redis.call('HSET', RECORD, 'state', 'withdrawn', 'note', '', 'updatedAt', now, 'erased', 1)
redis.call('DEL', COMMENTS)
redis.call('PEXPIRE', SENT, ARGV[3])
redis.call('ZADD', DECIDED, now, id)
redis.call('ZREM', OUTBOX, id)
return 'withdrawn'`;
