import { EMAILS_LUA } from '../../mail';

/**
 * Second factors as JSON by user id, in one hash: `{ totp?: { secret, step, coded? }, pending?: { secret, until, session },
 * recovery?: { <hash>: true }, passkeys?: { <id>: passkey }, takenBy? }`. Secrets are sealed. `step` is the last one whose code
 * was taken, `coded` says that recovery codes came with the app, and `takenBy` is the latest attempt that took a code. The
 * account itself stores whether it has a factor, so that signing in needs no other key.
 *
 * KEYS begin with users, factors, and end with those of emails; ARGV begins with the user's id.
 */
const SHARED = `${EMAILS_LUA}
local USERS, FACTORS = KEYS[1], KEYS[2]
local id = ARGV[1]
local account = redis.call('HGET', USERS, id)
if not account then return 'missing' end
local user = cjson.decode(account)
local json = redis.call('HGET', FACTORS, id)
local factors = json and cjson.decode(json) or {}
local function has()
  return (factors.totp or factors.passkeys) ~= nil
end
local function save()
  if factors.passkeys and not next(factors.passkeys) then factors.passkeys = nil end
  if not has() then factors.recovery = nil end
  if has() or factors.pending then
    redis.call('HSET', FACTORS, id, cjson.encode(factors))
  else
    redis.call('HDEL', FACTORS, id)
  end
  if user.secondFactor ~= has() then
    user.secondFactor = has()
    redis.call('HSET', USERS, id, cjson.encode(user))
  end
end
local function tell(queued)
  storeEmails(cjson.decode(queued), user, user)
end
-- New recovery codes are stored only while the account has none: a further factor leaves those that are written down.
local function addCodes(hashes)
  if factors.recovery and next(factors.recovery) then return nil end
  factors.recovery = {}
  for _, hash in ipairs(hashes) do factors.recovery[hash] = true end
  return true
end
local function hasCodes(hashes)
  return factors.recovery ~= nil and factors.recovery[hashes[1]] ~= nil
end`;

/** KEYS: users, factors. ARGV: user's id. Returns {account, factors or ''}, or nil without such an account. */
export const LOAD_SCRIPT = `
local account = redis.call('HGET', KEYS[1], ARGV[1])
return account and { account, redis.call('HGET', KEYS[2], ARGV[1]) or '' }`;

/** ARGV, then: secret, time until which it may be confirmed, id of the session. Returns 'pending', 'exists' or 'missing'. */
export const BEGIN_SCRIPT = `${SHARED}
if factors.totp then return 'exists' end
factors.pending = { secret = ARGV[2], ['until'] = tonumber(ARGV[3]), session = ARGV[4] }
save()
return 'pending'`;

/**
 * ARGV, then: secret, step, hashes of recovery codes, emails. Returns 'coded' when the codes are stored, 'confirmed' when the
 * account keeps its codes, 'stale' when the secret is not the pending one, or 'missing'. A repeated call returns the same as the
 * first one.
 */
export const CONFIRM_SCRIPT = `${SHARED}
local hashes = cjson.decode(ARGV[4])
if factors.totp then
  if factors.totp.secret ~= ARGV[2] then return 'stale' end
  if factors.totp.coded then return hasCodes(hashes) and 'coded' or 'stale' end
  return 'confirmed'
end
if not factors.pending or factors.pending.secret ~= ARGV[2] then return 'stale' end
factors.pending, factors.totp = nil, { secret = ARGV[2], step = tonumber(ARGV[3]), coded = addCodes(hashes) }
save()
tell(ARGV[5])
return factors.totp.coded and 'coded' or 'confirmed'`;

/** ARGV, then: emails. The recovery codes are removed with the last factor. Returns 'removed' or 'missing'. */
export const REMOVE_TOTP_SCRIPT = `${SHARED}
if not factors.totp then return 'missing' end
factors.totp, factors.pending = nil, nil
save()
tell(ARGV[2])
return 'removed'`;

/**
 * Takes a code once. KEYS, then: the ticket, where one is used up with the code. ARGV, then: attempt, step (empty: the code has
 * no step), hash of the recovery code, `1` with a ticket, emails about a recovery code. Returns 'taken', 'used' when the code, a
 * later one or the ticket was taken before, or 'missing'. A repeated call of the same attempt finds the code taken.
 */
export const TAKE_CODE_SCRIPT = `${SHARED}
local attempt, step, hash, hasTicket = ARGV[2], tonumber(ARGV[3]), ARGV[4], ARGV[5] == '1'
if factors.takenBy == attempt then return 'taken' end
if hasTicket and redis.call('EXISTS', KEYS[3]) == 0 then return 'used' end
if step then
  if not factors.totp or step <= factors.totp.step then return 'used' end
  factors.totp.step = step
else
  if not factors.recovery or not factors.recovery[hash] then return 'used' end
  factors.recovery[hash] = nil
end
factors.takenBy = attempt
if hasTicket then redis.call('DEL', KEYS[3]) end
save()
if not step then tell(ARGV[6]) end
return 'taken'`;

/**
 * KEYS, then: the challenge. ARGV, then: id of the passkey, passkey as JSON, maximum of passkeys, validity of a challenge in
 * milliseconds, hashes of recovery codes, emails. Returns 'coded' when the codes are stored, 'added' when the account keeps its
 * codes, 'full', 'used' when the challenge was used before, or 'missing'. A repeated call returns the same as the first one.
 */
export const ADD_PASSKEY_SCRIPT = `${SHARED}
local passkeyId, hashes = ARGV[2], cjson.decode(ARGV[6])
local passkeys, count = factors.passkeys or {}, 0
local usedBy = redis.call('GET', KEYS[3])
if usedBy == passkeyId and passkeys[passkeyId] then return hasCodes(hashes) and 'coded' or 'added' end
if usedBy or passkeys[passkeyId] then return 'used' end
for _ in pairs(passkeys) do count = count + 1 end
if count >= tonumber(ARGV[4]) then return 'full' end
redis.call('SET', KEYS[3], passkeyId, 'PX', ARGV[5])
addCodes(hashes)
passkeys[passkeyId] = cjson.decode(ARGV[3])
factors.passkeys = passkeys
save()
tell(ARGV[7])
return hasCodes(hashes) and 'coded' or 'added'`;

/**
 * KEYS, then: the challenge. ARGV, then: attempt, id of the passkey, its counter, time, validity of a challenge in milliseconds.
 * Returns 'taken', 'used' when the challenge was used before or the counter has not increased, or 'missing'. A repeated call of
 * the same attempt finds the challenge taken.
 */
export const USE_PASSKEY_SCRIPT = `${SHARED}
local passkey = factors.passkeys and factors.passkeys[ARGV[3]]
if not passkey then return 'missing' end
local usedBy = redis.call('GET', KEYS[3])
if usedBy == ARGV[2] then return 'taken' end
local counter = tonumber(ARGV[4])
local isBehind = (counter > 0 or passkey.counter > 0) and counter <= passkey.counter
if usedBy or isBehind then return 'used' end
redis.call('SET', KEYS[3], ARGV[2], 'PX', ARGV[6])
passkey.counter, passkey.lastUsedAt = counter, tonumber(ARGV[5])
save()
return 'taken'`;

/** ARGV, then: id of the passkey, emails. The recovery codes are removed with the last factor. Returns 'removed' or 'missing'. */
export const REMOVE_PASSKEY_SCRIPT = `${SHARED}
if not (factors.passkeys and factors.passkeys[ARGV[2]]) then return 'missing' end
factors.passkeys[ARGV[2]] = nil
save()
tell(ARGV[3])
return 'removed'`;
