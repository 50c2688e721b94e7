import { AUDIT_LUA } from '../../core/audit/audit-script';
import { OWNER_LUA } from '../../core/auth/owner-lua';
import { SESSION_LIMITS } from '../../core/auth/session-limits';
import { WALK_LUA } from '../../core/database/paged-index';
import { EMAILS_LUA } from '../../mail';

/**
 * Shared by the scripts that write. KEYS: users, emails, names, admins, list, audit, owner and, for some, the user's sessions.
 * `log` takes the audit entry and its position from `packAudit`, and further facts.
 */
const SHARED = `${AUDIT_LUA}
local USERS, EMAILS, NAMES, ADMINS, LIST, AUDIT, OWNER, SESSIONS = unpack(KEYS)
local function public(user)
  if not user then return cjson.null end
  return { id = user.id, role = user.role }
end
local function log(json, position, before, after, facts)
  facts = facts or {}
  facts.before, facts.after = public(before), public(after)
  writeAudit(AUDIT, json, position, facts)
end
local function other(index, key, id)
  local found = redis.call('HGET', index, key)
  return found and found ~= id and 1 or 0
end
local function otherWithEmail(key, olderKey, id)
  return math.max(other(EMAILS, key, id), other(EMAILS, olderKey, id))
end`;

/**
 * KEYS, then: those of emails to send. ARGV: account, `1` to create it only without any admin, audit entry, its position, emails
 * to send, the key of an older account with the address. Returns 1, {'taken', username, email} or 'admin_exists'. A repeated call
 * finds the account that the first one created, and returns 1 too.
 */
export const CREATE_SCRIPT = `${SHARED}${EMAILS_LUA}
local user = cjson.decode(ARGV[1])
if redis.call('HEXISTS', USERS, user.id) == 1 then return 1 end
if ARGV[2] == '1' and redis.call('SCARD', ADMINS) > 0 then return 'admin_exists' end
local name, email = other(NAMES, user.nameKey, user.id), otherWithEmail(user.emailKey, ARGV[6], user.id)
if name + email > 0 then return { 'taken', name, email } end
redis.call('HSET', USERS, user.id, ARGV[1])
redis.call('HSET', NAMES, user.nameKey, user.id)
redis.call('HSET', EMAILS, user.emailKey, user.id)
redis.call('ZADD', LIST, 0, user.position)
if user.role == 'admin' then
  if redis.call('SCARD', ADMINS) == 0 then redis.call('SET', OWNER, user.id) end
  redis.call('SADD', ADMINS, user.id)
end
storeEmails(cjson.decode(ARGV[5]), user, user)
log(ARGV[3], ARGV[4], nil, user)
return 1`;

/** An audit entry means that an admin acts on another's account, which must not be the owner's. */
const LOAD = `${SHARED}${OWNER_LUA}
local found = redis.call('HGET', USERS, ARGV[1])
if not found then return 'missing' end
local before, user = cjson.decode(found), cjson.decode(found)
local function isProtected()
  if ARGV[3] == '' or findOwner(USERS, ADMINS, OWNER) ~= user.id then return false end
  return cjson.decode(ARGV[3]).actor.id ~= user.id
end
local function isStale()
  return ARGV[2] ~= '' and user.passwordHash ~= ARGV[2]
end
local function isLastAdmin()
  return user.role == 'admin' and redis.call('SCARD', ADMINS) < 2
end`;

/**
 * KEYS, then: those of emails to send. ARGV: id, expected hash of the password (empty: any), audit entry, its position, changed
 * fields, token hash of the session that stays when others end (empty: none), its new token hash, emails to send, the key of an
 * older account with the requested address. A new address applies at once, unverified; another spelling of the same one keeps its
 * verification. A new password or address ends all other sessions. Returns {'changed', account, 1 when the session has its new
 * token}, {'taken', username, email}, 'missing', 'stale', 'owner' or 'last_admin'. A call that changes nothing is not logged, so
 * a repeated call leaves no second entry and is not refused because of its own change.
 */
export const CHANGE_SCRIPT = `${LOAD}${EMAILS_LUA}
local changes = cjson.decode(ARGV[5])
if isStale() and user.passwordHash ~= changes.passwordHash then return 'stale' end
if isProtected() then return 'owner' end
if changes.role and changes.role ~= 'admin' and isLastAdmin() then return 'last_admin' end
local name = changes.nameKey and other(NAMES, changes.nameKey, user.id) or 0
local wanted = changes.emailKey or changes.pendingKey
local email = wanted and otherWithEmail(wanted, ARGV[9], user.id) or 0
if name + email > 0 then return { 'taken', name, email } end
local isChanged = false
for field, value in pairs(changes) do
  if user[field] ~= value then user[field], isChanged = value, true end
end
local function reply(json)
  return { 'changed', json, ARGV[7] == '' and 0 or redis.call('HEXISTS', SESSIONS, ARGV[7]) }
end
if not isChanged then return reply(found) end
if user.emailKey ~= before.emailKey and before.emailKey ~= ARGV[9] then
  user.emailVerified, user.pendingEmail, user.pendingKey = false, cjson.null, ''
end
local json = cjson.encode(user)
redis.call('HSET', USERS, user.id, json)
redis.call('HDEL', NAMES, before.nameKey)
redis.call('HDEL', EMAILS, before.emailKey)
redis.call('HSET', NAMES, user.nameKey, user.id)
redis.call('HSET', EMAILS, user.emailKey, user.id)
if user.role == 'admin' then redis.call('SADD', ADMINS, user.id) else redis.call('SREM', ADMINS, user.id) end
local facts = {
  usernameChanged = user.username ~= before.username,
  emailChanged = user.email ~= before.email,
  passwordChanged = user.passwordHash ~= before.passwordHash
}
if facts.emailChanged or facts.passwordChanged then
  local session = ARGV[6] ~= '' and redis.call('HGET', SESSIONS, ARGV[6])
  redis.call('DEL', SESSIONS)
  if session then
    redis.call('HSET', SESSIONS, ARGV[7], session)
    redis.call('PEXPIRE', SESSIONS, ${String(SESSION_LIMITS.absoluteMs)})
  end
end
storeEmails(cjson.decode(ARGV[8]), before, user)
log(ARGV[3], ARGV[4], before, user, facts)
return reply(json)`;

/**
 * KEYS as above, then: applicants, leavers, factors, players. ARGV: id, expected hash of the password (empty: any), audit entry,
 * its position. Returns {'removed', account} or the refusal. A user whose applications name the account stays a leaver until none
 * does.
 */
export const REMOVE_SCRIPT = `${LOAD}
if isStale() then return 'stale' end
if isLastAdmin() then return 'last_admin' end
if isProtected() then return 'owner' end
if ARGV[3] ~= '' and cjson.decode(ARGV[3]).actor.id == user.id then return 'own' end
redis.call('HDEL', USERS, user.id)
redis.call('HDEL', NAMES, user.nameKey)
redis.call('HDEL', EMAILS, user.emailKey)
redis.call('ZREM', LIST, user.position)
redis.call('SREM', ADMINS, user.id)
if redis.call('GET', OWNER) == user.id then redis.call('DEL', OWNER) end
redis.call('DEL', SESSIONS)
redis.call('HDEL', KEYS[11], user.id)
if user.playerKey and redis.call('HGET', KEYS[12], user.playerKey) == user.id then
  redis.call('HDEL', KEYS[12], user.playerKey)
end
if redis.call('HEXISTS', KEYS[9], 'account:' .. user.id) == 1 then redis.call('SADD', KEYS[10], user.id) end
log(ARGV[3], ARGV[4], before, nil)
return { 'removed', found }`;

/** ARGV: id, '' (any password), audit entry, its position. Returns 1 or 'missing'. Logs only if a session has ended. */
export const CLOSE_ALL_SCRIPT = `${LOAD}
if redis.call('DEL', SESSIONS) == 1 then log(ARGV[3], ARGV[4], before, user) end
return 1`;

/** KEYS: emails, users. ARGV: the two keys of an address, which may be equal. Returns the accounts. */
export const FIND_BY_EMAIL_SCRIPT = `
local id, older = redis.call('HGET', KEYS[1], ARGV[1]), redis.call('HGET', KEYS[1], ARGV[2])
local found = {}
if id then found[1] = redis.call('HGET', KEYS[2], id) or nil end
if older and older ~= id then found[#found + 1] = redis.call('HGET', KEYS[2], older) or nil end
return found`;

/** KEYS: users. ARGV: id, expected hash of the password, the hash to store. Returns 1 when it was stored, else 0. */
export const RENEW_HASH_SCRIPT = `
local found = redis.call('HGET', KEYS[1], ARGV[1])
local user = found and cjson.decode(found)
if not user or user.passwordHash ~= ARGV[2] then return 0 end
user.passwordHash = ARGV[3]
redis.call('HSET', KEYS[1], user.id, cjson.encode(user))
return 1`;

/**
 * KEYS, then: those of emails to send. ARGV: id, '' (any password), audit entry, its position, emails to send. Logs only if the
 * emails are stored. Returns 'missing', the time from which the address may get another email, or 0.
 */
export const SEND_LINK_SCRIPT = `${LOAD}${EMAILS_LUA}
local nextAt = storeEmails(cjson.decode(ARGV[5]), before, user)
if nextAt == 0 then log(ARGV[3], ARGV[4], before, user) end
return nextAt`;

/**
 * KEYS: list, users, admins, owner. ARGV: position to begin after, search, accounts per page, accounts to read, role, whether the
 * address is confirmed, whether there is a second factor (`1`, `0`, or each empty: any). Returns {position of the last one read
 * or '' at the end, the owner's id or '', accounts...}. A search with few results stops early, and its next
 * page continues. Every search finds unreadable accounts, which the caller leaves out and logs.
 */
export const LIST_SCRIPT = `${WALK_LUA}${OWNER_LUA}
local function holds(key, search) return type(key) ~= 'string' or string.find(key, search, 1, true) end
local function fits(wanted, value) return wanted == '' or wanted == value end
local function isWanted(user)
  return user.nameKey == nil or fits(ARGV[5], user.role) and fits(ARGV[6], user.emailVerified and '1' or '0')
    and fits(ARGV[7], user.secondFactor and '1' or '0')
end
local search, reply = ARGV[2], { '', findOwner(KEYS[2], KEYS[3], KEYS[4]) or '' }
reply[1] = walk(KEYS[1], 'position', ARGV[1], tonumber(ARGV[4]), function(position)
  local json = redis.call('HGET', KEYS[2], string.sub(position, 17))
  local user = json and (decoded(json) or {})
  if user and isWanted(user) and (holds(user.nameKey, search) or holds(user.emailKey, search)) then reply[#reply + 1] = json end
  return #reply > tonumber(ARGV[3]) + 1
end)
return reply`;
