import { TAKE_LUA } from '../../core/limits/window-limiter';

/**
 * Lua for scripts that store emails with the change that they report. `storeEmails(queued, before, after)` stores those that
 * apply, and the tokens of their links. `queued` is the decoded result of `packEmails`; `before` and `after` are the account,
 * equal if nothing of it changes. An unconfirmed address gets links alone, because anybody may have registered with it. Returns
 * the time when an address at its limit may get another email; 0 when none was at its limit. The last notice within an address's
 * limit has the detail `last`. A repeated call changes nothing. Every key that it touches is among the script's KEYS.
 */
export const EMAILS_LUA = `${TAKE_LUA}
local function fingerprintOf(account)
  return string.sub(account.passwordHash, -16)
end
local function storeEmail(email, before, after)
  local isRepeated = redis.call('EXISTS', email.record) == 1
  if isRepeated then return 0 end
  if email.when == 'email' and before.emailKey == after.emailKey then return 0 end
  if email.when == 'password' and before.passwordHash == after.passwordHash then return 0 end
  local isConfirmed = before.emailVerified or after.emailVerified and before.emailKey == after.emailKey
  if not email.token and not isConfirmed then return 0 end
  if email.limit then
    local share = { email.limit, email.at, email.most, email.windowMs }
    local nextAt = take(unpack(share))
    if nextAt > 0 then return nextAt end
    if not email.token and nextTime(unpack(share)) > 0 then email.details.last = '1' end
  end
  local to = email.to or before.email
  local at = string.format('%.0f', email.at)
  redis.call('HSET', email.record, 'kind', email.kind, 'to', to, 'username', after.username,
    'details', cjson.encode(email.details), 'nonce', email.nonce or '', 'writtenAt', at, 'state', 'waiting')
  redis.call('PEXPIRE', email.record, email.keptMs)
  redis.call('ZADD', email.outbox, string.format('%.0f', email.due), email.id)
  if email.token then
    local holder = { userId = after.id, email = to, fingerprint = fingerprintOf(after) }
    redis.call('SET', email.token, cjson.encode(holder), 'PX', email.validMs)
  end
  return 0
end
local function storeEmails(queued, before, after)
  local nextAt = 0
  for _, email in ipairs(queued) do nextAt = math.max(nextAt, storeEmail(email, before, after)) end
  return nextAt
end`;
