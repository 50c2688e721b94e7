import { EMAILS_LUA } from '../../mail';
import { LOG_LUA, CASES_LUA, RETRACT_LUA } from '../store/application-lua';

/**
 * KEYS: records, in order. ARGV: position, state, announcement (each empty: any), count. Returns {number of records read, indexes
 * of matches}: it stops at the count.
 */
export const PICK_SCRIPT = `
local function isOpenFor(wanted, state) return wanted == 'open' and (state == 'new' or state == 'in_review') end
local looked, picked = 0, {}
for i, key in ipairs(KEYS) do
  looked = i
  local fields, fits = redis.call('HMGET', key, 'position', 'state', 'announcement'), true
  for j = 1, 3 do
    fits = fits and fields[j] and (ARGV[j] == '' or ARGV[j] == fields[j] or j == 2 and isOpenFor(ARGV[j], fields[j]))
  end
  if fits then picked[#picked + 1] = i end
  if #picked == tonumber(ARGV[4]) then break end
end
return { looked, picked }`;

/** Loads the application in a script whose first key is its record and whose first argument is its id. */
const LOAD = `${LOG_LUA}
local RECORD, id = KEYS[1], ARGV[1]
local position, before, note, applicant = unpack(redis.call('HMGET', RECORD, 'position', 'state', 'note', 'applicant'))
if not position then return 'missing' end`;

/**
 * KEYS: record, applicants, open, open ones of strangers, decided, audit, users, then those of an email. ARGV: id, audit entry,
 * its position, time, state (empty: unchanged), `1` to change the note, note, email. Returns 'changed', 'missing', 'withdrawn' or
 * 'open'. An applicant with an account gets the email, with the note, once the application is decided.
 */
export const CHANGE_SCRIPT = `${LOAD}${CASES_LUA}${EMAILS_LUA}
if before == 'withdrawn' then return 'withdrawn' end
local APPLICANTS, OPEN, STRANGERS, DECIDED, AUDIT, USERS = unpack(KEYS, 2)
local now, state = ARGV[4], ARGV[5] ~= '' and ARGV[5] or before
local noteChanged = ARGV[6] == '1' and ARGV[7] ~= note
local function isOpen(state) return state == 'new' or state == 'in_review' end
if state ~= before then
  local cases = readCases(APPLICANTS, applicant)
  for other, case in pairs(cases) do
    if isOpen(state) and other ~= id and case.position == position and isOpen(case.state) then return 'open' end
  end
  if isOpen(state) then
    cases[id] = { position = position, state = state }
    redis.call('SADD', OPEN, id)
    if redis.call('HEXISTS', RECORD, 'userId') == 0 then redis.call('SADD', STRANGERS, id) end
    redis.call('ZREM', DECIDED, id)
  else
    cases[id] = { position = position, state = state, decidedAt = tonumber(now) }
    redis.call('SREM', OPEN, id)
    redis.call('SREM', STRANGERS, id)
    redis.call('ZADD', DECIDED, now, id)
  end
  saveCases(APPLICANTS, applicant, cases)
  redis.call('HSET', RECORD, 'state', state, 'updatedAt', now)
  local json = not isOpen(state) and redis.call('HGET', USERS, redis.call('HGET', RECORD, 'userId') or '')
  if json then
    local queued, account = cjson.decode(ARGV[8]), cjson.decode(json)
    for _, email in ipairs(queued) do
      email.details.position, email.details.note = position, ARGV[6] == '1' and ARGV[7] or note
    end
    storeEmails(queued, account, account)
  end
end
if noteChanged then redis.call('HSET', RECORD, 'note', ARGV[7], 'updatedAt', now) end
if state ~= before or noteChanged then
  log(AUDIT, ARGV[2], ARGV[3], id, position, before, state, noteChanged)
end
return 'changed'`;

/**
 * KEYS: record, comments, audit. ARGV: id, audit entry, its position, comment, maximum of comments. Returns 'added', 'missing',
 * 'withdrawn' or 'full'.
 */
export const COMMENT_SCRIPT = `${LOAD}
if before == 'withdrawn' then return 'withdrawn' end
local COMMENTS, AUDIT = KEYS[2], KEYS[3]
local json = redis.call('LINDEX', COMMENTS, -1)
local last, comment = json and cjson.decode(json), cjson.decode(ARGV[4])
if last and last.text == comment.text and last.author.id == comment.author.id then return 'added' end
if redis.call('LLEN', COMMENTS) >= tonumber(ARGV[5]) then return 'full' end
redis.call('RPUSH', COMMENTS, ARGV[4])
log(AUDIT, ARGV[2], ARGV[3], id, position, before, before, false)
return 'added'`;

/**
 * KEYS: record, comments, sent, applicants, open, open ones of strangers, decided, list, outbox, audit, retraction, retractions.
 * ARGV: id, audit entry, its position, position in the list, time, milliseconds that the key stays known, time before which it
 * must have been decided or, without a decision, submitted (empty: any time). Returns 'removed', 'missing' or 'kept'.
 */
export const REMOVE_SCRIPT = `${CASES_LUA}${RETRACT_LUA}${LOAD}
local COMMENTS, SENT, APPLICANTS, OPEN, STRANGERS, DECIDED, LIST, OUTBOX, AUDIT, RETRACTION, RETRACTIONS = unpack(KEYS, 2)
local at, now, known, limit = unpack(ARGV, 4)
local since = redis.call('ZSCORE', DECIDED, id) or redis.call('HGET', RECORD, 'submittedAt')
if limit ~= '' and tonumber(since) >= tonumber(limit) then return 'kept' end
-- First what needs no memory: a full database lets a script go on that has begun to write.
redis.call('SREM', OPEN, id)
redis.call('SREM', STRANGERS, id)
local cases = readCases(APPLICANTS, applicant)
cases[id] = nil
saveCases(APPLICANTS, applicant, cases)
retract(RECORD, RETRACTION, RETRACTIONS, id, now)
redis.call('DEL', RECORD, COMMENTS)
redis.call('PEXPIRE', SENT, known)
redis.call('ZREM', DECIDED, id)
redis.call('ZREM', LIST, at)
redis.call('ZREM', OUTBOX, id)
log(AUDIT, ARGV[2], ARGV[3], id, position, before, nil, false)
return 'removed'`;

/**
 * KEYS: decided, list, open. ARGV: time, position of that time in the list, count, entries of the list to read. Returns ids of
 * applications decided before the time, or submitted before it and never decided.
 */
export const OLD_SCRIPT = `
local DECIDED, LIST, OPEN = unpack(KEYS)
local ids = redis.call('ZRANGEBYSCORE', DECIDED, '-inf', '(' .. ARGV[1], 'LIMIT', 0, ARGV[3])
for _, at in ipairs(redis.call('ZRANGEBYLEX', LIST, '-', '(' .. ARGV[2], 'LIMIT', 0, ARGV[4])) do
  local id = string.sub(at, -36)
  if #ids < tonumber(ARGV[3]) and redis.call('SISMEMBER', OPEN, id) == 1 then ids[#ids + 1] = id end
end
return ids`;
