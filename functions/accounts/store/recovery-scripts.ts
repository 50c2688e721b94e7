import { EMAILS_LUA } from '../../mail';

/**
 * KEYS: emails, users, emails to send, an email, its token, the address's limit. ARGV: the two keys of an address, email, an
 * account that stands in for a missing one. For an address without an account the script does the same work, and leaves only the
 * count. Returns 1.
 */
export const FORGOT_SCRIPT = `${EMAILS_LUA}
local EMAILS, USERS, MAILS, MAIL, TOKEN = unpack(KEYS)
local id, older = redis.call('HGET', EMAILS, ARGV[1]), redis.call('HGET', EMAILS, ARGV[2])
local json = redis.call('HGET', USERS, id or older or '')
local account, queued = cjson.decode(json or ARGV[4]), cjson.decode(ARGV[3])
storeEmails(queued, account, account)
if not json then
  redis.call('DEL', MAIL, TOKEN)
  redis.call('ZREM', MAILS, queued[1].id)
end
return 1`;

/**
 * Shared by scripts that use up a token. KEYS begin with users, token, sessions of the user; ARGV with the user's id. A token is
 * valid once, for the password and the address that it was sent for; any use spends it.
 */
const USE = `${EMAILS_LUA}
local USERS, TOKEN, SESSIONS = unpack(KEYS)
local held, found = redis.call('GET', TOKEN), redis.call('HGET', USERS, ARGV[1])
redis.call('DEL', TOKEN)
if not held or not found then return 'spent' end
local token, before, user = cjson.decode(held), cjson.decode(found), cjson.decode(found)
if token.userId ~= user.id or token.fingerprint ~= fingerprintOf(user) then return 'spent' end`;

/**
 * KEYS, then: second factors, and those of emails. ARGV, then: hash of the new password, emails. Returns 'done' or 'spent'. Ends
 * all sessions. A user who registered with an address may not be its owner. Second factors stay only if the address was confirmed
 * in a session of the account, which proved that both are the same person.
 */
export const RESET_SCRIPT = `${USE}
if token.email ~= user.email then return 'spent' end
user.passwordHash, user.emailVerified = ARGV[2], true
user.pendingEmail, user.pendingKey = cjson.null, ''
local isProved = before.emailVerified and not before.confirmedApart
if not isProved and redis.call('HDEL', KEYS[4], user.id) == 1 then user.secondFactor = false end
user.confirmedApart = nil
redis.call('HSET', USERS, user.id, cjson.encode(user))
redis.call('DEL', SESSIONS)
storeEmails(cjson.decode(ARGV[3]), before, user)
return 'done'`;

/**
 * KEYS, then: emails, and those of emails to send. ARGV, then: emails to send, `1` in a session of the account, the address as it
 * is stored now, its two keys. Returns 'done', 'spent' or 'taken'. A new address ends all sessions. `confirmedApart` marks a
 * confirmation outside any session of the account.
 */
export const VERIFY_SCRIPT = `${USE}
local EMAILS = KEYS[4]
if token.email == user.email then
  if ARGV[3] == '1' then user.confirmedApart = nil elseif not before.emailVerified then user.confirmedApart = true end
  user.emailVerified = true
elseif token.email == user.pendingEmail then
  for key = 5, 6 do
    local owner = redis.call('HGET', EMAILS, ARGV[key])
    if owner and owner ~= user.id then return 'taken' end
  end
  user.email, user.emailKey, user.emailVerified = ARGV[4], ARGV[5], true
  user.pendingEmail, user.pendingKey = cjson.null, ''
  user.confirmedApart = ARGV[3] ~= '1' or nil
  redis.call('HDEL', EMAILS, before.emailKey)
  redis.call('HSET', EMAILS, user.emailKey, user.id)
  redis.call('DEL', SESSIONS)
else
  return 'spent'
end
redis.call('HSET', USERS, user.id, cjson.encode(user))
storeEmails(cjson.decode(ARGV[2]), before, user)
return 'done'`;

/**
 * KEYS: users, and those of emails. ARGV: user's id, emails. Returns when the next email may go to the address, 0 when this one
 * does.
 */
export const SEND_SCRIPT = `${EMAILS_LUA}
local found = redis.call('HGET', KEYS[1], ARGV[1])
if not found then return 0 end
local account = cjson.decode(found)
return storeEmails(cjson.decode(ARGV[2]), account, account)`;
