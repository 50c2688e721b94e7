import { SESSION_LIMITS } from '../../core/auth/session-limits';
import { SESSION_LUA } from '../../core/auth/session-scripts';
import { EMAILS_LUA } from '../../mail';

const { absoluteMs, most } = SESSION_LIMITS;

/**
 * KEYS, then: those of emails. ARGV, then: session, expected hash of the password, kind of device or empty, emails. Returns 0
 * when the account is gone or its password has changed, 2 when there may be emails to send, else 1. Beyond the maximum of
 * sessions, the least recently used one ends. The account stores the time and each kind of device; the emails report all but the first.
 */
export const OPEN_SCRIPT = `${SESSION_LUA}${EMAILS_LUA}
local found = redis.call('HGET', USERS, userId)
local user = found and cjson.decode(found)
if not user or user.passwordHash ~= ARGV[5] then return 0 end
local count, oldest, oldestToken = 0, nil, nil
local stored = redis.call('HGETALL', SESSIONS)
for i = 1, #stored, 2 do
  local other, session = stored[i], cjson.decode(stored[i + 1])
  if isExpired(session, user.role) then
    redis.call('HDEL', SESSIONS, other)
  elseif other ~= token then
    count = count + 1
    if not oldest or session.lastUsedAt < oldest then oldest, oldestToken = session.lastUsedAt, other end
  end
end
if count >= ${String(most)} then redis.call('HDEL', SESSIONS, oldestToken) end
redis.call('HSET', SESSIONS, token, ARGV[4])
redis.call('PEXPIRE', SESSIONS, ${String(absoluteMs)})
local devices, queued = user.devices or {}, cjson.decode(ARGV[7])
local isKnown, isFirst = false, #devices == 0
for _, known in ipairs(devices) do isKnown = isKnown or known == ARGV[6] end
if not isKnown then devices[#devices + 1] = ARGV[6] end
user.devices, user.signedInAt = devices, now
redis.call('HSET', USERS, userId, cjson.encode(user))
if isKnown or isFirst or #queued == 0 then return 1 end
storeEmails(queued, user, user)
return 2`;
