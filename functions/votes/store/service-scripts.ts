import { DECODED_LUA } from '../../core/database/decoded-lua';
import { PLACED_LUA } from './service-lua';
import { LEDGER_LUA } from './vote-scripts';

const MOST_NAMED = 100;
/** Kept votes that one script counts. */
const COUNTED_AT_ONCE = 500;
const MOST_LISTED = 100;

/**
 * Lua on top of the ledger's: `settle()` counts kept votes of services that the network or an admin has named in the meantime.
 * Returns how many it took, and how many are left. KEYS behind the ledger's: services, unrecognized. JSON with `sites`, `known`,
 * the site of each service of the network, and `since`, the oldest time that is valid.
 */
const SETTLE_LUA = `${LEDGER_LUA}
local SERVICES, UNRECOGNIZED = unpack(KEYS, input.keys + 1)
${PLACED_LUA}
local function settle()
  local sites, due, left = input.known, {}, 0
  local named = redis.call('HGETALL', SERVICES)
  for i = 1, #named, 2 do sites[named[i]] = sites[named[i]] or siteOf(named[i + 1]) end
  for _, member in ipairs(redis.call('ZRANGEBYSCORE', UNRECOGNIZED, input.since, '+inf')) do
    if sites[string.match(member, '^%S+')] then
      if #due < ${String(COUNTED_AT_ONCE)} then due[#due + 1] = member else left = left + 1 end
    end
  end
  if #due == 0 then return 0, 0 end
  local votes, keys = {}, {}
  for _, member in ipairs(due) do
    local vote = placed(member, sites[string.match(member, '^%S+')])
    if vote then
      votes[#votes + 1] = vote
      keys[#keys + 1] = vote.key
    end
  end
  load(keys)
  findVoters(votes, {})
  for _, vote in ipairs(votes) do record(vote) end
  finish()
  -- Last, since an error takes nothing back that a script has written.
  redis.call('ZREM', UNRECOGNIZED, unpack(due))
  return #due, left
end`;

/**
 * Maps a service to a site, and counts the first of its votes. The last of the KEYS is the audit log. JSON with `id`, the folded
 * service, `service` and `site`; audit entry, its position. Returns {counted votes, votes left}, or 'full' when the maximum of
 * services is named.
 */
export const NAME_SCRIPT = (auditLua: string): string => `${SETTLE_LUA}${auditLua}
local old = redis.call('HGET', SERVICES, input.id)
if not old and redis.call('HLEN', SERVICES) >= ${String(MOST_NAMED)} then return 'full' end
local before = old and decoded(old)
if not before or before.site ~= input.site then
  redis.call('HSET', SERVICES, input.id, cjson.encode({ service = input.service, site = input.site, at = NOW }))
  local function side(service, site) return { id = input.id, service = service, site = site } end
  writeAudit(KEYS[#KEYS], ARGV[2], ARGV[3], {
    before = before and side(before.service, before.site) or cjson.null,
    after = side(input.service, input.site)
  })
end
return { settle() }`;

/** Counts kept votes of services that have been named in the meantime, and deletes expired ones. Returns {deleted, left}. */
export const SETTLE_SCRIPT = `${SETTLE_LUA}
local forgotten = redis.call('ZREMRANGEBYSCORE', UNRECOGNIZED, '-inf', '(' .. input.since)
local _, left = settle()
return { forgotten, left }`;

/** KEYS: services, audit. ARGV: folded service; audit entry, its position. Returns 1, or 0 for a service without a name. */
export const FORGET_SCRIPT = (auditLua: string): string => `${DECODED_LUA}${auditLua}
local old = redis.call('HGET', KEYS[1], ARGV[1])
if not old then return 0 end
redis.call('HDEL', KEYS[1], ARGV[1])
local known = decoded(old) or {}
local before = { id = ARGV[1], service = known.service or ARGV[1], site = known.site or '' }
writeAudit(KEYS[2], ARGV[2], ARGV[3], { before = before, after = cjson.null })
return 1`;

/**
 * KEYS: unrecognized, services, tests. ARGV: oldest time. Returns {tests as JSON or '', {service, JSON, ...} of named services,
 * number of unlisted services, then for each listed one: folded service, number of votes, oldest and newest time, newest vote}.
 * The service of the newest vote comes first.
 */
export const SERVICES_SCRIPT = `
local names, found, more = {}, {}, 0
local members = redis.call('ZREVRANGEBYSCORE', KEYS[1], '+inf', ARGV[1], 'WITHSCORES')
for i = 1, #members, 2 do
  local name = string.match(members[i], '^%S+') or ''
  local known = found[name]
  if not known then
    known = { votes = 0, newest = members[i], last = members[i + 1] }
    found[name] = known
    if #names < ${String(MOST_LISTED)} then names[#names + 1] = name else more = more + 1 end
  end
  known.votes, known.first = known.votes + 1, members[i + 1]
end
local reply = { redis.call('GET', KEYS[3]) or '', redis.call('HGETALL', KEYS[2]), more }
for _, name in ipairs(names) do
  local known = found[name]
  for _, value in ipairs({ name, known.votes, known.first, known.last, known.newest }) do
    reply[#reply + 1] = value
  end
end
return reply`;

/**
 * KEYS: unrecognized. ARGV: oldest time, folded service, position to begin after, its time or '+inf', count. Returns members of
 * the service, newest first, one more than requested if more exist.
 */
export const SERVICE_VOTES_SCRIPT = `${DECODED_LUA}
local reply, start = {}, ARGV[2] .. ' '
for _, member in ipairs(redis.call('ZREVRANGEBYSCORE', KEYS[1], ARGV[4], ARGV[1])) do
  if string.sub(member, 1, #start) == start then
    local position = (decoded(string.sub(member, #start + 1)) or {}).position
    local isAfter = ARGV[3] == '' or (type(position) == 'string' and position < ARGV[3])
    if isAfter and #reply <= tonumber(ARGV[5]) then reply[#reply + 1] = member end
  end
end
return reply`;
