/** Part of a password's hash that reveals a changed password. */
const FINGERPRINT_LUA = `
local function fingerprintOf(account)
  return string.sub(account.passwordHash, -16)
end`;

/**
 * KEYS: users, ticket. ARGV: user's id, milliseconds. Returns 1, or 0 without such an account. The ticket is valid for the
 * account's current password only.
 */
export const ISSUE_SCRIPT = `${FINGERPRINT_LUA}
local account = redis.call('HGET', KEYS[1], ARGV[1])
if not account then return 0 end
redis.call('HSET', KEYS[2], 'user', ARGV[1], 'fingerprint', fingerprintOf(cjson.decode(account)))
redis.call('PEXPIRE', KEYS[2], ARGV[2])
return 1`;

/**
 * KEYS: ticket, users, factors. Returns {account, factors or ''}; nil when the ticket was used up, or the password has changed.
 */
export const FIND_TICKET_SCRIPT = `${FINGERPRINT_LUA}
local id, fingerprint = unpack(redis.call('HMGET', KEYS[1], 'user', 'fingerprint'))
local account = id and redis.call('HGET', KEYS[2], id)
if not account or fingerprintOf(cjson.decode(account)) ~= fingerprint then return false end
return { account, redis.call('HGET', KEYS[3], id) or '' }`;

/**
 * KEYS: ticket. ARGV: attempt, maximum of wrong codes. Counts a wrong code, once per attempt; the last one ends the ticket.
 * Returns how many more are allowed.
 */
export const WRONG_CODE_SCRIPT = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], '1')
local left = tonumber(ARGV[2]) - (redis.call('HLEN', KEYS[1]) - 2)
if left <= 0 then redis.call('DEL', KEYS[1]) end
return math.max(left, 0)`;
