/**
 * KEYS: record, sent, applicants, open, list, outbox, users. ARGV: id, position applied for, applicant, account (empty:
 * none), time, milliseconds to wait after a rejection, lease (empty: nothing to announce), position in the list, then
 * the record's fields. Answers {'known', id}, {'signed_out'}, {'open'}, {'rejected', time of the next} or {'stored', id}.
 */
export const ADD_SCRIPT = `
local RECORD, SENT, APPLICANTS, OPEN, LIST, OUTBOX, USERS = unpack(KEYS)
local id, position, applicant, account, now, pause, lease, at = unpack(ARGV, 1, 8)
local known = redis.call('GET', SENT)
if known then return { 'known', known } end
if account ~= '' and redis.call('HEXISTS', USERS, account) == 0 then return { 'signed_out' } end
local json = redis.call('HGET', APPLICANTS, applicant)
local cases, nextAt = json and cjson.decode(json) or {}, 0
for _, case in pairs(cases) do
  if case.position == position then
    if case.state == 'new' or case.state == 'in_review' then return { 'open' } end
    if case.state == 'rejected' then nextAt = math.max(nextAt, case.decidedAt + tonumber(pause)) end
  end
end
if nextAt > tonumber(now) then return { 'rejected', nextAt } end
cases[id] = { position = position, state = 'new' }
redis.call('SET', SENT, id)
redis.call('HSET', RECORD, unpack(ARGV, 9))
redis.call('HSET', APPLICANTS, applicant, cjson.encode(cases))
redis.call('SADD', OPEN, id)
redis.call('ZADD', LIST, 0, at)
if lease ~= '' then redis.call('ZADD', OUTBOX, lease, id) end
return { 'stored', id }`;

/** KEYS: applicants. ARGV: applicant. The ids of the applicant's applications. */
export const CASES_SCRIPT = `
local json = redis.call('HGET', KEYS[1], ARGV[1])
local ids = {}
for id in pairs(json and cjson.decode(json) or {}) do ids[#ids + 1] = id end
return ids`;

/** KEYS: outbox, records. ARGV: ids, then names of fields. Of each record its fields and, last, when it is announced. */
export const READ_SCRIPT = `
local count, found = #KEYS - 1, {}
for i = 1, count do
  local fields = redis.call('HMGET', KEYS[i + 1], unpack(ARGV, count + 1))
  fields[#fields + 1] = redis.call('ZSCORE', KEYS[1], ARGV[i])
  found[i] = fields
end
return found`;

/** KEYS: applicants, leavers, records. ARGV: account, applicant that it was, then of each record its id and new applicant. */
export const RELEASE_SCRIPT = `
local APPLICANTS, LEAVERS = KEYS[1], KEYS[2]
local json = redis.call('HGET', APPLICANTS, ARGV[2])
local cases = json and cjson.decode(json) or {}
for i = 3, #KEYS do
  local id, to = ARGV[i * 2 - 3], ARGV[i * 2 - 2]
  if cases[id] then
    local found = redis.call('HGET', APPLICANTS, to)
    local joined = found and cjson.decode(found) or {}
    joined[id], cases[id] = cases[id], nil
    redis.call('HSET', APPLICANTS, to, cjson.encode(joined))
    redis.call('HSET', KEYS[i], 'applicant', to)
    redis.call('HDEL', KEYS[i], 'userId', 'username')
  end
end
if next(cases) then
  redis.call('HSET', APPLICANTS, ARGV[2], cjson.encode(cases))
else
  redis.call('HDEL', APPLICANTS, ARGV[2])
  redis.call('SREM', LEAVERS, ARGV[1])
end
return 1`;
