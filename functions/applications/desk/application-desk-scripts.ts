import { LETTERS_LUA } from '../../mail';
import { LOG_LUA } from '../store/application-log';

/**
 * KEYS: records, in order. ARGV: position, state, announcement (each empty: any), count. Answers {number of records that
 * were looked at, indexes of those that fit}: it stops at the count.
 */
export const PICK_SCRIPT = `
local looked, picked = 0, {}
for i, key in ipairs(KEYS) do
  looked = i
  local fields, fits = redis.call('HMGET', key, 'position', 'state', 'announcement'), true
  for j = 1, 3 do
    fits = fits and fields[j] and (ARGV[j] == '' or ARGV[j] == fields[j])
  end
  if fits then picked[#picked + 1] = i end
  if #picked == tonumber(ARGV[4]) then break end
end
return { looked, picked }`;

/** Of an application in a script whose first key is its record and whose first argument is its id. */
const LOAD = `${LOG_LUA}
local RECORD, id = KEYS[1], ARGV[1]
local position, before, note, applicant = unpack(redis.call('HMGET', RECORD, 'position', 'state', 'note', 'applicant'))
if not position then return 'missing' end`;

/**
 * KEYS: record, applicants, open, decided, audit, users, then those of a mail. ARGV: id, audit entry, its position, time,
 * state (empty: as it is), `1` to change the note, note, mail. Answers 'changed', 'missing' or 'open'. An applicant with an
 * account gets the mail once the application is decided, with the note.
 */
export const CHANGE_SCRIPT = `${LOAD}${LETTERS_LUA}
local APPLICANTS, OPEN, DECIDED, AUDIT, USERS = unpack(KEYS, 2)
local now, state = ARGV[4], ARGV[5] ~= '' and ARGV[5] or before
local noteChanged = ARGV[6] == '1' and ARGV[7] ~= note
local function isOpen(state) return state == 'new' or state == 'in_review' end
if state ~= before then
  local json = redis.call('HGET', APPLICANTS, applicant)
  local cases = json and cjson.decode(json) or {}
  for other, case in pairs(cases) do
    if isOpen(state) and other ~= id and case.position == position and isOpen(case.state) then return 'open' end
  end
  if isOpen(state) then
    cases[id] = { position = position, state = state }
    redis.call('SADD', OPEN, id)
    redis.call('ZREM', DECIDED, id)
  else
    cases[id] = { position = position, state = state, decidedAt = tonumber(now) }
    redis.call('SREM', OPEN, id)
    redis.call('ZADD', DECIDED, now, id)
  end
  redis.call('HSET', APPLICANTS, applicant, cjson.encode(cases))
  redis.call('HSET', RECORD, 'state', state, 'updatedAt', now)
  local json = not isOpen(state) and redis.call('HGET', USERS, redis.call('HGET', RECORD, 'userId') or '')
  if json then
    local letters, account = cjson.decode(ARGV[8]), cjson.decode(json)
    for _, letter in ipairs(letters) do
      letter.details.position, letter.details.note = position, ARGV[6] == '1' and ARGV[7] or note
    end
    storeLetters(letters, account, account)
  end
end
if noteChanged then redis.call('HSET', RECORD, 'note', ARGV[7], 'updatedAt', now) end
if state ~= before or noteChanged then
  log(AUDIT, ARGV[2], ARGV[3], id, position, before, state, noteChanged)
end
return 'changed'`;

/** KEYS: record, comments, audit. ARGV: id, audit entry, its position, comment, most comments. Answers 'added', 'missing' or 'full'. */
export const COMMENT_SCRIPT = `${LOAD}
local COMMENTS, AUDIT = KEYS[2], KEYS[3]
local json = redis.call('LINDEX', COMMENTS, -1)
local last, comment = json and cjson.decode(json), cjson.decode(ARGV[4])
if last and last.text == comment.text and last.author.id == comment.author.id then return 'added' end
if redis.call('LLEN', COMMENTS) >= tonumber(ARGV[5]) then return 'full' end
redis.call('RPUSH', COMMENTS, ARGV[4])
log(AUDIT, ARGV[2], ARGV[3], id, position, before, before, false)
return 'added'`;

/**
 * KEYS: record, comments, sent, applicants, open, decided, list, outbox, audit. ARGV: id, audit entry, its position,
 * position in the list, milliseconds that the key stays known, time before which it must have been decided (empty: any
 * goes). Answers 'removed', 'missing' or 'kept'.
 */
export const REMOVE_SCRIPT = `${LOAD}
local COMMENTS, SENT, APPLICANTS, OPEN, DECIDED, LIST, OUTBOX, AUDIT = unpack(KEYS, 2)
local decidedAt = redis.call('ZSCORE', DECIDED, id)
if ARGV[6] ~= '' and (not decidedAt or tonumber(decidedAt) >= tonumber(ARGV[6])) then return 'kept' end
local json = redis.call('HGET', APPLICANTS, applicant)
local cases = json and cjson.decode(json) or {}
cases[id] = nil
if next(cases) then
  redis.call('HSET', APPLICANTS, applicant, cjson.encode(cases))
else
  redis.call('HDEL', APPLICANTS, applicant)
end
redis.call('DEL', RECORD, COMMENTS)
redis.call('PEXPIRE', SENT, ARGV[5])
redis.call('SREM', OPEN, id)
redis.call('ZREM', DECIDED, id)
redis.call('ZREM', LIST, ARGV[4])
redis.call('ZREM', OUTBOX, id)
log(AUDIT, ARGV[2], ARGV[3], id, position, before, nil, false)
return 'removed'`;

/** KEYS: decided. ARGV: time, count. Ids that were decided before it. */
export const DECIDED_SCRIPT = `return redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', '(' .. ARGV[1], 'LIMIT', 0, ARGV[2])`;
