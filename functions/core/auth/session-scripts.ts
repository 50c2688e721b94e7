import { SESSION_LIMITS } from './session-limits';

const { idleMs, staffIdleMs, absoluteMs, writtenEveryMs } = SESSION_LIMITS;

/** Shared by the scripts. KEYS begin with users, sessions of the user; ARGV with the user's id, the token's hash and the time. */
export const SESSION_LUA = `
local USERS, SESSIONS = KEYS[1], KEYS[2]
local userId, token, now = ARGV[1], ARGV[2], tonumber(ARGV[3])
local function isExpired(session, role)
  local idle = role == 'user' and ${String(idleMs)} or ${String(staffIdleMs)}
  return now - session.lastUsedAt >= idle or now - session.createdAt >= ${String(absoluteMs)}
end`;

/** Returns {account, session}, or nil. */
export const USE_SCRIPT = `${SESSION_LUA}
local json = redis.call('HGET', SESSIONS, token)
if not json then return false end
local user = redis.call('HGET', USERS, userId)
local session = cjson.decode(json)
if not user or isExpired(session, cjson.decode(user).role) then
  redis.call('HDEL', SESSIONS, token)
  return false
end
if now - session.lastUsedAt >= ${String(writtenEveryMs)} then
  session.lastUsedAt = now
  json = cjson.encode(session)
  -- A full database still lets people read.
  redis.pcall('HSET', SESSIONS, token, json)
end
return { user, json }`;

/** Stores the time of the user's confirmation in the session. Returns 0 when the session has ended. */
export const CONFIRM_SCRIPT = `${SESSION_LUA}
local json = redis.call('HGET', SESSIONS, token)
if not json then return 0 end
local session = cjson.decode(json)
session.confirmedAt = now
redis.call('HSET', SESSIONS, token, cjson.encode(session))
return 1`;

/** KEYS: sessions of the user. ARGV: the id of a session. Ends it; returns 0 when there is no such session. */
export const CLOSE_ONE_SCRIPT = `
local stored = redis.call('HGETALL', KEYS[1])
for i = 1, #stored, 2 do
  if cjson.decode(stored[i + 1]).id == ARGV[1] then return redis.call('HDEL', KEYS[1], stored[i]) end
end
return 0`;
