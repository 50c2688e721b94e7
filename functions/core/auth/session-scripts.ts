/** KEYS: users, sessions of the user. ARGV begins with the user's id, the token's hash, now, idle and absolute limit. */
const SHARED = `
local now, idle, absolute = tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
local function isExpired(session)
  return now - session.lastUsedAt >= idle or now - session.createdAt >= absolute
end`;

/**
 * ARGV, then: session, expected hash of the password, sessions that a user may have. Returns 1, or 0 when the account
 * is gone or its password another. Beyond that number, the session that was not used for longest ends.
 */
export const OPEN_SCRIPT = `${SHARED}
local found = redis.call('HGET', KEYS[1], ARGV[1])
if not found or cjson.decode(found).passwordHash ~= ARGV[7] then return 0 end
local count, oldest, oldestToken = 0, nil, nil
local stored = redis.call('HGETALL', KEYS[2])
for i = 1, #stored, 2 do
  local token, session = stored[i], cjson.decode(stored[i + 1])
  if isExpired(session) then
    redis.call('HDEL', KEYS[2], token)
  elseif token ~= ARGV[2] then
    count = count + 1
    if not oldest or session.lastUsedAt < oldest then oldest, oldestToken = session.lastUsedAt, token end
  end
end
if count >= tonumber(ARGV[8]) then redis.call('HDEL', KEYS[2], oldestToken) end
redis.call('HSET', KEYS[2], ARGV[2], ARGV[6])
redis.call('PEXPIRE', KEYS[2], absolute)
return 1`;

/** ARGV, then: milliseconds within which another use is not written down. Returns {account, session}, or nil. */
export const USE_SCRIPT = `${SHARED}
local json = redis.call('HGET', KEYS[2], ARGV[2])
if not json then return false end
local user = redis.call('HGET', KEYS[1], ARGV[1])
local session = cjson.decode(json)
if not user or isExpired(session) then
  redis.call('HDEL', KEYS[2], ARGV[2])
  return false
end
if now - session.lastUsedAt >= tonumber(ARGV[6]) then
  session.lastUsedAt = now
  json = cjson.encode(session)
  -- A full database still lets people read.
  redis.pcall('HSET', KEYS[2], ARGV[2], json)
end
return { user, json }`;
