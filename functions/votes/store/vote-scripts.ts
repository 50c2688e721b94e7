import { DECODED_LUA } from '../../core/database/decoded-lua';
import { RECORD_LUA } from './ledger-lua';
import { PLAYERS_LUA } from './players-lua';
import { ANNOUNCE_LUA, REPORT_MS, REWARDS_LUA } from './rewards-lua';
import { VOTERS_LUA } from './voters-lua';

/**
 * Shared by scripts that count votes. KEYS: players, ledger, claims, then those of months and those of companions, seen players,
 * and the names of each leaderboard. ARGV[1] holds JSON with `now`, `months` in the order of their keys, `companions`, the number
 * of companions, `keys`, the number of all these keys, and `spared`, the days that a streak may miss.
 */
export const LEDGER_LUA = `
local input = cjson.decode(ARGV[1])
local PLAYERS, LEDGER, CLAIMS, NOW, MONTHS, SPARED = KEYS[1], KEYS[2], KEYS[3], input.now, {}, input.spared
for i, month in ipairs(input.months) do MONTHS[month] = KEYS[3 + i] end
local companions = { unpack(KEYS, 4 + #input.months, 3 + #input.months + input.companions) }
local SEEN, BOARDS = KEYS[4 + #input.months + input.companions], { unpack(KEYS, 5 + #input.months + input.companions, input.keys) }
${PLAYERS_LUA}${REWARDS_LUA}${VOTERS_LUA}${RECORD_LUA}${ANNOUNCE_LUA}
local function finish()
  save()
  note()
  announce(companions)
end`;

/** JSON with `vote`. Returns {time of the receipt, 1 when it is new}. */
export const RECORD_SCRIPT = `${LEDGER_LUA}
findVoters({ input.vote }, {})
local receipt, isNew = record(input.vote)
finish()
return { receipt.at, isNew and 1 or 0 }`;

/**
 * The last of the KEYS is a ticket. JSON with `vote`, which lacks the player. Returns 1, or 0 when the site has no such ticket.
 * The ticket is deleted as soon as its vote is counted.
 */
export const TICKET_SCRIPT = `
local TICKET = KEYS[#KEYS]
local ticket = redis.call('GET', TICKET)
if not ticket then return 0 end
${LEDGER_LUA}
local known = cjson.decode(ticket)
if known.site ~= input.vote.site then return 0 end
local vote = input.vote
vote.player, vote.key = known.player, string.lower(known.player)
record(vote)
redis.call('DEL', TICKET)
finish()
return 1`;

/**
 * The last of the KEYS is the audit log. JSON with `vote`; audit entry, its position. Returns the ids of the vote's rewards;
 * streak and month stay unchanged. Each reward waits separately, so that it can be followed, and is given once if this is
 * repeated. A player who has never voted is listed with no votes, so that the desk finds these rewards.
 */
export const TEST_SCRIPT = (auditLua: string): string => `${LEDGER_LUA}${auditLua}
local vote, ids = input.vote, {}
local player = doc(vote.key, vote.player)
for i, reward in ipairs(vote.rewards) do
  ids[i] = rewardId(vote.key, vote.id .. '.' .. i)
  give(vote.key, reward, ids[i], true)
end
write(vote, { at = vote.at, position = vote.position, evidence = { vote.evidence } }, player.name)
redis.call('ZADD', MONTHS[vote.month], 'NX', 0, vote.key)
finish()
local after = { id = vote.id, reward = vote.site, username = player.name, state = 'waiting' }
writeAudit(KEYS[#KEYS], ARGV[2], ARGV[3], { before = cjson.null, after = after })
return ids`;

/**
 * KEYS: players, then companions. ARGV: JSON with `now`, `keys`, `days` and `rewards`. Returns the player's record after the
 * claim, or nil without anything to claim, as after an earlier claim.
 */
export const CLAIM_MILESTONE_SCRIPT = `
local input = cjson.decode(ARGV[1])
local PLAYERS, NOW = KEYS[1], input.now
${PLAYERS_LUA}${REWARDS_LUA}${ANNOUNCE_LUA}
load(input.keys)
local key
for _, name in ipairs(input.keys) do key = key or (docs[name] and name) end
local player = docs[key or '']
if not player or player.best < input.days then return false end
for _, days in ipairs(player.claimed) do
  if days == input.days then return false end
end
table.insert(player.claimed, input.days)
for i, reward in ipairs(input.rewards) do
  give(key, reward, rewardId(key, string.format('streak-%d-%.0f.%d', input.days, NOW, i)))
end
touch(key)
save()
announce({ unpack(KEYS, 2) })
return cjson.encode(player)`;

/** KEYS: month, players. ARGV: count. Returns {total votes, name, votes, ...}, with names as players spell them. */
export const VOTERS_SCRIPT = `${DECODED_LUA}
local reply, names = { 0 }, {}
local found = redis.call('ZREVRANGE', KEYS[1], 0, -1, 'WITHSCORES')
for i = 1, #found, 2 do
  local votes = tonumber(found[i + 1])
  reply[1] = reply[1] + votes
  if #names < tonumber(ARGV[1]) and votes > 0 then
    names[#names + 1] = found[i]
    reply[2 * #names], reply[2 * #names + 1] = found[i], votes
  end
end
if #names > 0 then
  for i, json in ipairs(redis.call('HMGET', KEYS[2], unpack(names))) do
    local name = json and (decoded(json) or {}).name
    if type(name) == 'string' then reply[2 * i] = name end
  end
end
return reply`;

/**
 * KEYS: players, months that were given rewards, companions, then the months. ARGV: JSON with `now`, `months` and `ranks`, the
 * rewards of each rank. Rewards each month exactly once. Returns the months rewarded by this call.
 */
export const MONTHLY_SCRIPT = `
local input = cjson.decode(ARGV[1])
local PLAYERS, REWARDED, NOW = KEYS[1], KEYS[2], input.now
${PLAYERS_LUA}${REWARDS_LUA}${ANNOUNCE_LUA}
local done = {}
local known = redis.call('SMISMEMBER', REWARDED, unpack(input.months))
for i, month in ipairs(input.months) do
  if known[i] == 0 then
    local best = redis.call('ZREVRANGEBYSCORE', KEYS[2 + i], '+inf', '(0', 'LIMIT', 0, #input.ranks)
    load(best)
    for rank, name in ipairs(best) do
      for n, reward in ipairs(docs[name] and input.ranks[rank] or {}) do
        give(name, reward, rewardId(name, 'month-' .. month .. '.' .. n))
      end
    end
    done[#done + 1] = month
  end
end
if #done == 0 then return done end
save()
announce({ unpack(KEYS, 3 + #input.months) })
redis.call('SADD', REWARDED, unpack(done))
return done`;

/** State of a reward at the desk: `seen(reward, now)` returns its public state. */
const SEEN_LUA = `
local function seen(reward, now)
  if reward.state ~= 'taken' then return reward.state end
  return now - reward.takenAt >= ${String(REPORT_MS)} and 'uncertain' or 'waiting'
end`;

/**
 * KEYS: players, month. ARGV: now, state, first rank, rewards per page, players to read, then months whose voters are left out.
 * Returns {next rank or -1, name, reward as JSON or '' for an unreadable player, ...}.
 */
export const REWARDS_SCRIPT = `${SEEN_LUA}
local now, state, rank, page = tonumber(ARGV[1]), ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4])
local stop, size = rank + tonumber(ARGV[5]), redis.call('ZCARD', KEYS[2])
local reply = { -1 }
while rank < math.min(stop, size) and #reply <= 2 * page do
  local names = redis.call('ZREVRANGE', KEYS[2], rank, rank + 49)
  for i, json in ipairs(redis.call('HMGET', KEYS[1], unpack(names))) do
    local isRead = not json or pcall(function()
      local player, isListed = cjson.decode(json), false
      for n = 6, #ARGV do isListed = isListed or player.months[ARGV[n]] ~= nil end
      for _, reward in ipairs(player.rewards) do
        if not isListed and seen(reward, now) == state then
          reply[#reply + 1], reply[#reply + 2] = player.name, cjson.encode(reward)
        end
      end
    end)
    if not isRead then reply[#reply + 1], reply[#reply + 2] = names[i], '' end
  end
  rank = rank + #names
end
if rank < size then reply[1] = rank end
return reply`;

/**
 * KEYS: players, audit, then companions. ARGV: JSON with `now`, `key`, `id`, `action`; audit entry, its position. Returns
 * {player's name, reward as JSON}, 'missing', or 'open' for one that waits, is on its way or was delivered. A repeated `retry`
 * finds the reward that replaced the other.
 */
export const DECIDE_SCRIPT = (auditLua: string): string => `
local input = cjson.decode(ARGV[1])
local PLAYERS, NOW = KEYS[1], input.now
${PLAYERS_LUA}${REWARDS_LUA}${ANNOUNCE_LUA}${SEEN_LUA}${auditLua}
local player = find(input.key)
if not player then return 'missing' end
local at, before
for i, reward in ipairs(player.rewards) do
  if reward.id == input.id then at, before = i, reward end
  if input.action == 'retry' and reward.retryOf == input.id then return { player.name, cjson.encode(reward) } end
end
if not before then return 'missing' end
local state, after = seen(before, NOW), before
if state == 'delivered' and input.action == 'done' and before.decided then return { player.name, cjson.encode(before) } end
if state ~= 'uncertain' and state ~= 'failed' then return 'open' end
if input.action == 'done' then
  before.state, before.at, before.decided = 'delivered', NOW, true
  touch(input.key)
else
  table.remove(player.rewards, at)
  local base = string.gsub(input.id, '%.r%d+$', '')
  after = {
    id = string.format('%s.r%.0f', base, NOW), retryOf = input.id, state = 'waiting', at = NOW,
    reward = before.reward, count = before.count, server = before.server
  }
  table.insert(player.rewards, after)
  touch(input.key)
  awaited[input.key] = true
end
save()
announce({ unpack(KEYS, 3) })
local function side(reward, reads)
  return { id = reward.id, reward = reward.reward, username = player.name, state = reads }
end
writeAudit(KEYS[2], ARGV[2], ARGV[3], { before = side(before, state), after = side(after, seen(after, NOW)) })
return { player.name, cjson.encode(after) }`;

/**
 * KEYS: players, claims. ARGV: JSON with `claim`, `keys`, `site`, `id`; `1` when the vote is used up at the listing site. Removes
 * the claim.
 */
export const SETTLE_SITE_CLAIM_SCRIPT = `
local input = cjson.decode(ARGV[1])
local PLAYERS, NOW = KEYS[1], 0
${PLAYERS_LUA}
redis.call('ZREM', KEYS[2], input.claim)
if ARGV[2] == '1' then load(input.keys) end
for _, key in ipairs(input.keys) do
  for _, receipt in ipairs(docs[key] and docs[key].sites[input.site] or {}) do
    if receipt.id == input.id then
      receipt.used = true
      touch(key)
    end
  end
end
save()
return 1`;

/** KEYS: claims. ARGV: now, count, duration of the lock in milliseconds. Returns members that are due, and locks them. */
export const DUE_SITE_CLAIMS_SCRIPT = `
local due = redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', ARGV[1], 'LIMIT', 0, ARGV[2])
for _, member in ipairs(due) do redis.call('ZADD', KEYS[1], ARGV[1] + ARGV[3], member) end
return due`;

/**
 * KEYS: ledger, players, seen, then months that are erased. ARGV: position up to which receipts are erased, time of the last vote
 * or sighting before which players are erased, maximum of players. Returns {receipts, players, 1 when more is left}.
 */
export const ERASE_SCRIPT = `${DECODED_LUA}
local receipts = redis.call('ZREMRANGEBYLEX', KEYS[1], '-', '(' .. ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[3], '-inf', '(' .. ARGV[2])
local erased, left = 0, tonumber(ARGV[3])
for i = 4, #KEYS do
  local names = redis.call('ZRANGE', KEYS[i], 0, left - 1)
  if #names > 0 then
    for n, json in ipairs(redis.call('HMGET', KEYS[2], unpack(names))) do
      local last = json and (decoded(json) or {}).last
      if type(last) == 'number' and last < tonumber(ARGV[2]) then
        erased = erased + redis.call('HDEL', KEYS[2], names[n])
      end
    end
    redis.call('ZREM', KEYS[i], unpack(names))
    left = left - #names
  end
  if left <= 0 then return { receipts, erased, 1 } end
end
return { receipts, erased, 0 }`;

/** KEYS: ledger. ARGV: position to begin after, search, receipts per page, receipts to read; uses `walk`. */
export const SEARCH_SCRIPT = (walkLua: string): string => `${walkLua}
local reply = { '' }
reply[1] = walk(KEYS[1], 'position', ARGV[1], tonumber(ARGV[4]), function(member)
  local name = string.match(member, '"player":"([^"]*)"') or ''
  if string.find(string.lower(name), ARGV[2], 1, true) then reply[#reply + 1] = member end
  return #reply > tonumber(ARGV[3])
end)
return reply`;
