import { TAKE_LUA } from '../../core/limits/window-limiter';

/**
 * Lua for scripts that store mails with what they tell of. `storeLetters(letters, before, after)` stores those that apply, and
 * the tokens of their links; `letters` is what `packLetters` makes, decoded, `before` and `after` the account, the same where
 * nothing of it changes. An address that nobody has confirmed gets links alone: anybody may have registered with it. Returns the
 * time when an address that has had its share may get another one; 0 when none had. The last notice of an address's share has the
 * detail `last`. A repeated call changes nothing. Every key that it touches is among the script's KEYS.
 */
export const LETTERS_LUA = `${TAKE_LUA}
local function fingerprintOf(account)
  return string.sub(account.passwordHash, -16)
end
local function storeLetter(letter, before, after)
  local isRepeated = redis.call('EXISTS', letter.record) == 1
  if isRepeated then return 0 end
  if letter.when == 'email' and before.emailKey == after.emailKey then return 0 end
  if letter.when == 'password' and before.passwordHash == after.passwordHash then return 0 end
  local isConfirmed = before.emailVerified or after.emailVerified and before.emailKey == after.emailKey
  if not letter.token and not isConfirmed then return 0 end
  if letter.limit then
    local share = { letter.limit, letter.at, letter.most, letter.windowMs }
    local nextAt = take(unpack(share))
    if nextAt > 0 then return nextAt end
    if not letter.token and nextTime(unpack(share)) > 0 then letter.details.last = '1' end
  end
  local to = letter.to or before.email
  local at = string.format('%.0f', letter.at)
  redis.call('HSET', letter.record, 'kind', letter.kind, 'to', to, 'username', after.username,
    'details', cjson.encode(letter.details), 'nonce', letter.nonce or '', 'writtenAt', at, 'state', 'waiting')
  redis.call('PEXPIRE', letter.record, letter.keptMs)
  redis.call('ZADD', letter.outbox, string.format('%.0f', letter.due), letter.id)
  if letter.token then
    local holder = { userId = after.id, email = to, fingerprint = fingerprintOf(after) }
    redis.call('SET', letter.token, cjson.encode(holder), 'PX', letter.validMs)
  end
  return 0
end
local function storeLetters(letters, before, after)
  local nextAt = 0
  for _, letter in ipairs(letters) do nextAt = math.max(nextAt, storeLetter(letter, before, after)) end
  return nextAt
end`;
