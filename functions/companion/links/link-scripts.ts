import { AUDIT_LUA } from '../../core/audit/audit-script';
import { OWNER_LUA } from '../../core/auth/owner-lua';

/**
 * KEYS: link, players of accounts, then companions. ARGV: JSON with `now`, `account`, `challenge` (id, player, key, code,
 * expiresAt), `link` as stored, `keepMs` and `most`. Informs every companion, because the player may be on any server. Returns 1,
 * 'taken' when the player is another account's, or 'full'. Replaces the account's earlier challenge.
 */
export const START_SCRIPT = `
local input = cjson.decode(ARGV[1])
local challenge, companions, told = input.challenge, { unpack(KEYS, 3) }, {}
local owner = redis.call('HGET', KEYS[2], challenge.key)
if owner and owner ~= input.account then return 'taken' end
for i, json in ipairs(redis.call('MGET', unpack(companions))) do
  local known, kept = json and cjson.decode(json) or {}, {}
  for _, other in ipairs(type(known.challenges) == 'table' and known.challenges or {}) do
    local isOver = other.expiresAt <= input.now or other.account == input.account
    if not isOver and other.id ~= challenge.id then kept[#kept + 1] = other end
  end
  if #kept >= input.most then return 'full' end
  kept[#kept + 1] = challenge
  known.challenges = kept
  told[i] = cjson.encode(known)
end
redis.call('SET', KEYS[1], input.link, 'PX', input.keepMs)
for i, json in ipairs(told) do redis.call('SET', companions[i], json) end
return 1`;

/** Lua: `unlink(user)` unlinks the player of an account. The script sets PLAYERS. */
const UNLINK_LUA = `
local function unlink(user)
  local key = type(user.playerKey) == 'string' and user.playerKey or ''
  if redis.call('HGET', PLAYERS, key) == user.id then redis.call('HDEL', PLAYERS, key) end
  user.player, user.playerKey = cjson.null, ''
end`;

/**
 * KEYS: link, players of accounts, users. ARGV: id of the account, hash of the code, number of wrong codes allowed. Returns the
 * account, 'unknown' when the account has no such link, 'wrong', {'over', milliseconds until the link expires}, 'taken', or
 * 'missing' for a deleted account. A repeated call with the right code gets the same answer.
 */
export const CONFIRM_SCRIPT = `
local PLAYERS = KEYS[2]
${UNLINK_LUA}
local json = redis.call('GET', KEYS[1])
local link = json and cjson.decode(json)
if not link or link.account ~= ARGV[1] then return 'unknown' end
local most = tonumber(ARGV[3])
if link.wrong > most then return { 'over', redis.call('PTTL', KEYS[1]) } end
if link.code ~= ARGV[2] then
  link.wrong = link.wrong + 1
  redis.call('SET', KEYS[1], cjson.encode(link), 'KEEPTTL')
  if link.wrong > most then return { 'over', redis.call('PTTL', KEYS[1]) } end
  return 'wrong'
end
local owner = redis.call('HGET', PLAYERS, link.key)
if owner and owner ~= link.account then return 'taken' end
local found = redis.call('HGET', KEYS[3], link.account)
if not found then return 'missing' end
if link.isDone then return found end
local user = cjson.decode(found)
unlink(user)
user.player, user.playerKey, link.isDone = link.player, link.key, true
local changed = cjson.encode(user)
redis.call('HSET', PLAYERS, link.key, user.id)
redis.call('HSET', KEYS[3], user.id, changed)
redis.call('SET', KEYS[1], cjson.encode(link), 'KEEPTTL')
return changed`;

/**
 * KEYS: players of accounts, users, audit, admins, owner. ARGV: id of the account, audit entry, its position. Returns 'done',
 * 'missing' for an unknown account, or 'owner' when another admin unlinks the owner's player. Logs only if a player was
 * unlinked.
 */
export const UNLINK_SCRIPT = `${AUDIT_LUA}${OWNER_LUA}
local PLAYERS = KEYS[1]
${UNLINK_LUA}
local found = redis.call('HGET', KEYS[2], ARGV[1])
if not found then return 'missing' end
local user = cjson.decode(found)
local isOthers = ARGV[2] ~= '' and cjson.decode(ARGV[2]).actor.id ~= user.id
if isOthers and findOwner(KEYS[2], KEYS[4], KEYS[5]) == user.id then return 'owner' end
if type(user.player) ~= 'string' then return 'done' end
unlink(user)
redis.call('HSET', KEYS[2], user.id, cjson.encode(user))
local side = { id = user.id, role = user.role }
writeAudit(KEYS[3], ARGV[2], ARGV[3], { before = side, after = side })
return 'done'`;
