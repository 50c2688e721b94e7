import { AUDIT_LUA } from '../../core/audit/audit-script';
import { WALK_LUA } from '../../core/database/paged-index';
import { LETTERS_LUA } from '../../mail';

/**
 * What the scripts that write share. KEYS: users, emails, names, admins, list, audit and, where there is one, the
 * user's sessions. `log` takes the audit entry and its position, as `packAudit` makes them.
 */
const SHARED = `${AUDIT_LUA}
local USERS, EMAILS, NAMES, ADMINS, LIST, AUDIT, SESSIONS = unpack(KEYS)
local function public(user)
  if not user then return cjson.null end
  return { id = user.id, username = user.username, email = user.email, role = user.role, createdAt = user.createdAt }
end
local function log(json, position, before, after, passwordChanged)
  local facts = { before = public(before), after = public(after), passwordChanged = passwordChanged }
  writeAudit(AUDIT, json, position, facts)
end
local function owner(index, key, id)
  local found = redis.call('HGET', index, key)
  return found and found ~= id and 1 or 0
end`;

/**
 * KEYS, then: those of mails. ARGV: account, `1` to make it only when there is no admin, audit entry, its position, mails.
 * Returns 1, {'taken', username, email} or 'admin_exists'. A repeated call finds the account that the first one made, and returns 1 too.
 */
export const CREATE_SCRIPT = `${SHARED}${LETTERS_LUA}
local user = cjson.decode(ARGV[1])
if redis.call('HEXISTS', USERS, user.id) == 1 then return 1 end
if ARGV[2] == '1' and redis.call('SCARD', ADMINS) > 0 then return 'admin_exists' end
local name, email = owner(NAMES, user.nameKey, user.id), owner(EMAILS, user.emailKey, user.id)
if name + email > 0 then return { 'taken', name, email } end
redis.call('HSET', USERS, user.id, ARGV[1])
redis.call('HSET', NAMES, user.nameKey, user.id)
redis.call('HSET', EMAILS, user.emailKey, user.id)
redis.call('ZADD', LIST, 0, user.position)
if user.role == 'admin' then redis.call('SADD', ADMINS, user.id) end
storeLetters(cjson.decode(ARGV[5]), user, user)
log(ARGV[3], ARGV[4], nil, user, false)
return 1`;

const LOAD = `${SHARED}
local found = redis.call('HGET', USERS, ARGV[1])
if not found then return 'missing' end
local before, user = cjson.decode(found), cjson.decode(found)
if ARGV[2] ~= '' and user.passwordHash ~= ARGV[2] then return 'stale' end
local function isLastAdmin()
  return user.role == 'admin' and redis.call('SCARD', ADMINS) < 2
end`;

/**
 * KEYS, then: those of mails. ARGV: id, expected hash of the password (empty: any), audit entry, its position, changed
 * fields, token hash of the session that a new password spares, mails. An address that is set counts at once, unverified.
 * Returns {'changed', account}, {'taken', username, email}, 'missing', 'stale' or 'last_admin'. What changes nothing is not logged, so a repeated call leaves no second entry.
 */
export const CHANGE_SCRIPT = `${LOAD}${LETTERS_LUA}
local changes = cjson.decode(ARGV[5])
if changes.role == 'user' and isLastAdmin() then return 'last_admin' end
local name = changes.nameKey and owner(NAMES, changes.nameKey, user.id) or 0
local wanted = changes.emailKey or changes.pendingKey
local email = wanted and owner(EMAILS, wanted, user.id) or 0
if name + email > 0 then return { 'taken', name, email } end
local isChanged = false
for field, value in pairs(changes) do
  if user[field] ~= value then user[field], isChanged = value, true end
end
if not isChanged then return { 'changed', found } end
if user.emailKey ~= before.emailKey then
  user.emailVerified, user.pendingEmail, user.pendingKey = false, cjson.null, ''
end
local json = cjson.encode(user)
redis.call('HSET', USERS, user.id, json)
redis.call('HDEL', NAMES, before.nameKey)
redis.call('HDEL', EMAILS, before.emailKey)
redis.call('HSET', NAMES, user.nameKey, user.id)
redis.call('HSET', EMAILS, user.emailKey, user.id)
if user.role == 'admin' then redis.call('SADD', ADMINS, user.id) else redis.call('SREM', ADMINS, user.id) end
local hasNewPassword = user.passwordHash ~= before.passwordHash
if hasNewPassword then
  for _, token in ipairs(redis.call('HKEYS', SESSIONS)) do
    if token ~= ARGV[6] then redis.call('HDEL', SESSIONS, token) end
  end
end
storeLetters(cjson.decode(ARGV[7]), before, user)
log(ARGV[3], ARGV[4], before, user, hasNewPassword)
return { 'changed', json }`;

/**
 * KEYS as above, then: applicants, leavers. ARGV: id, expected hash of the password (empty: any), audit entry, its
 * position. Returns {'removed', account} or why not. Whose applications name the account stays a leaver until none does.
 */
export const REMOVE_SCRIPT = `${LOAD}
if isLastAdmin() then return 'last_admin' end
redis.call('HDEL', USERS, user.id)
redis.call('HDEL', NAMES, user.nameKey)
redis.call('HDEL', EMAILS, user.emailKey)
redis.call('ZREM', LIST, user.position)
redis.call('SREM', ADMINS, user.id)
redis.call('DEL', SESSIONS)
if redis.call('HEXISTS', KEYS[8], 'account:' .. user.id) == 1 then redis.call('SADD', KEYS[9], user.id) end
log(ARGV[3], ARGV[4], before, nil, false)
return { 'removed', found }`;

/** ARGV: id, '' (any password), audit entry, its position. Returns 1 or 'missing'. Logs only what ended something. */
export const CLOSE_ALL_SCRIPT = `${LOAD}
if redis.call('DEL', SESSIONS) == 1 then log(ARGV[3], ARGV[4], before, user, false) end
return 1`;

/** KEYS: emails, users. ARGV: email address. Returns the account, or nil. */
export const FIND_BY_EMAIL_SCRIPT = `
local id = redis.call('HGET', KEYS[1], ARGV[1])
return id and redis.call('HGET', KEYS[2], id)`;

/**
 * KEYS: list, users. ARGV: position to begin after, search, accounts of a page, accounts to look at. Returns {position of the
 * last that was looked at or '' at the end, accounts...}: a search that finds little stops early, and its next page goes on.
 */
export const LIST_SCRIPT = `${WALK_LUA}
local search, reply = ARGV[2], { '' }
reply[1] = walk(KEYS[1], 'position', ARGV[1], tonumber(ARGV[4]), function(position)
  local json = redis.call('HGET', KEYS[2], string.sub(position, 17))
  local user = json and cjson.decode(json)
  if user and (string.find(user.nameKey, search, 1, true) or string.find(user.emailKey, search, 1, true)) then
    reply[#reply + 1] = json
  end
  return #reply > tonumber(ARGV[3])
end)
return reply`;
