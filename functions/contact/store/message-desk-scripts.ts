import { AUDIT_LUA } from '../../core/audit/audit-script';
import { RESEND_LUA } from '../../core/outbox/outbox-scripts';
import { EMAILS_LUA } from '../../mail';

/**
 * Loads the message in a script whose keys begin with message, answered and audit, and whose arguments begin with id, audit entry
 * and its position. `save(state)` stores a change.
 */
const LOAD = `${AUDIT_LUA}
local MESSAGE, ANSWERED, AUDIT = unpack(KEYS)
local id = ARGV[1]
local receivedAt, version, answers = unpack(redis.call('HMGET', MESSAGE, 'receivedAt', 'version', 'answers'))
if not receivedAt then return 'missing' end
version, answers = tonumber(version or 1), cjson.decode(answers or '[]')
local function note()
  writeAudit(AUDIT, ARGV[2], ARGV[3], { before = { id = id }, after = { id = id } })
end
local function save(state)
  redis.call('HSET', MESSAGE, 'version', version + 1)
  if state == 'answered' then
    redis.call('HSET', MESSAGE, 'state', state)
    redis.call('ZADD', ANSWERED, receivedAt, id)
    if redis.call('PTTL', ANSWERED) < redis.call('PTTL', MESSAGE) then
      redis.call('PEXPIRE', ANSWERED, redis.call('PTTL', MESSAGE))
    end
  elseif state == 'open' then
    redis.call('HSET', MESSAGE, 'state', state)
    redis.call('ZREM', ANSWERED, id)
  end
  note()
end`;

/**
 * KEYS: message, answered, audit. ARGV: id, audit entry, its position, version, state (empty: unchanged), person who takes it as
 * JSON (empty: nobody, `=`: unchanged). Returns 'done', 'missing' or 'stale'.
 */
export const ACT_SCRIPT = `${LOAD}
if version ~= tonumber(ARGV[4]) then return 'stale' end
if ARGV[6] == '' then
  redis.call('HDEL', MESSAGE, 'takenBy')
elseif ARGV[6] ~= '=' then
  redis.call('HSET', MESSAGE, 'takenBy', ARGV[6])
end
save(ARGV[5])
return 'done'`;

/**
 * KEYS: message, answered, audit, then those of an email. ARGV: id, audit entry, its position, version, answer as JSON, maximum of
 * answers, email. Returns 'done', also for a repeated answer, 'missing', 'stale' or 'full'. The email goes to the visitor, and is
 * kept with the message.
 */
export const ANSWER_SCRIPT = `${LOAD}${EMAILS_LUA}
local answer = cjson.decode(ARGV[5])
for _, known in ipairs(answers) do
  if known.id == answer.id then return 'done' end
end
if version ~= tonumber(ARGV[4]) then return 'stale' end
if #answers >= tonumber(ARGV[6]) then return 'full' end
local email, subject, message = unpack(redis.call('HMGET', MESSAGE, 'email', 'subject', 'message'))
local visitor, queued = { email = email, emailVerified = true, username = '' }, cjson.decode(ARGV[7])
for _, mail in ipairs(queued) do
  mail.details.subject, mail.details.message = subject or '', message or ''
  mail.keptMs = math.max(mail.keptMs, redis.call('PTTL', MESSAGE))
end
storeEmails(queued, visitor, visitor)
answers[#answers + 1] = answer
redis.call('HSET', MESSAGE, 'answers', cjson.encode(answers), 'takenBy', cjson.encode(answer.author))
save('answered')
return 'done'`;

/**
 * KEYS: message, answered, audit, outbox of emails, email service, then the emails of its answers. ARGV: id, audit entry, its
 * position, time, then the ids of the answers. Emails that were given up are due now. Returns 'resent', 'none' or 'missing'.
 */
export const RESEND_SCRIPT = `${LOAD}${RESEND_LUA}
local outcome = 'none'
for at = 6, #KEYS do
  if redis.call('HGET', KEYS[at], 'state') == 'dead' then
    resend(KEYS[at], KEYS[4], KEYS[5], ARGV[at - 1], ARGV[4], 'state', 'waiting')
    outcome = 'resent'
  end
end
if outcome == 'resent' then note() end
return outcome`;

/**
 * KEYS: viewers, then emails. ARGV: account id, name, time, time before which the others have left, milliseconds to keep. Notes that
 * the account has the message open. Returns {ids and names of the others in turn, {state, reason} of each email}.
 */
export const VIEW_SCRIPT = `
local VIEWERS, self = KEYS[1], ARGV[1]
redis.call('HSET', VIEWERS, self, ARGV[3] .. ' ' .. ARGV[2])
redis.call('PEXPIRE', VIEWERS, ARGV[5])
local seen, others, emails = redis.call('HGETALL', VIEWERS), {}, {}
for at = 1, #seen, 2 do
  local time, name = string.match(seen[at + 1], '^(%d+) (.*)$')
  if tonumber(time) < tonumber(ARGV[4]) then
    redis.call('HDEL', VIEWERS, seen[at])
  elseif seen[at] ~= self then
    others[#others + 1], others[#others + 2] = seen[at], name
  end
end
for at = 2, #KEYS do emails[at - 1] = redis.call('HMGET', KEYS[at], 'state', 'reason') end
return { others, emails }`;
