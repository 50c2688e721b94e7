import { DECODED_LUA } from '../../core/database/decoded-lua';
import { SPARED_DAYS } from '../streak';

/** A companion that took a reward reports it within this time, or what became of it is uncertain. */
export const REPORT_MS = 600_000;
/** Votes, and the days of a streak, that are this much older than the newest are settled: none can come in between any more. */
const SETTLED_DAYS = 16;
const DAY_MS = 86_400_000;
/** Times of settled votes are remembered for so long, since a vote kept for a service without a name comes up to 30 days late. */
const PAST_DAYS = 32;
/** Evidence that a receipt holds at most. */
const MOST_EVIDENCE = 10;
/** Rewards of a player that wait side by side; those that come after are added to one that waits already. */
const MOST_WAITING = 50;
/** Rewards of a player that are remembered once they have been given, and such that have failed and are told one by one. */
const MOST_SETTLED = 30;

/**
 * Lua for scripts that work on players: `load(names)`, `doc(name)`, `find(name)`, `touch(name)` and, in the end, `save()`. Each
 * player is read and written once, whatever happens to it in between. The script sets PLAYERS and NOW before.
 */
export const PLAYERS_LUA = `
local docs, loaded, touched = {}, {}, {}
local function load(names)
  local missing = {}
  for _, name in ipairs(names) do
    if not loaded[name] then
      loaded[name] = true
      missing[#missing + 1] = name
    end
  end
  for first = 1, #missing, 1000 do
    local part = { unpack(missing, first, math.min(first + 999, #missing)) }
    for i, json in ipairs(redis.call('HMGET', PLAYERS, unpack(part))) do
      if json then docs[part[i]] = cjson.decode(json) end
    end
  end
end
local function find(name)
  load({ name })
  return docs[name]
end
local function touch(name) touched[name] = true end
local function doc(name, shown)
  local found = find(name)
  if not found then
    found = { name = shown, sites = {}, days = {}, best = 0, months = {}, claimed = {}, rewards = {}, last = NOW }
    docs[name] = found
  end
  touch(name)
  return found
end
local function save()
  local fields = {}
  for name in pairs(touched) do
    fields[#fields + 1] = name
    fields[#fields + 1] = cjson.encode(docs[name])
  end
  for first = 1, #fields, 1000 do
    redis.call('HSET', PLAYERS, unpack(fields, first, math.min(first + 999, #fields)))
  end
end`;

/**
 * Lua for scripts that give rewards, on top of {@link PLAYERS_LUA}: `give(name, reward, id, isApart)` lets a reward wait, which with `isApart` is never
 * added to another one,
 * `handOut(name, server, most, visit)` takes those that wait for a player who is on a server, and `trim(player)` forgets what
 * was given long ago, and adds up what failed for the same reason long ago: where nobody looks, that is all that a vote earns. Ids, of
 * `rewardId(name, what)`, are made of the player's name and of what the reward is for, so a repeated script makes no others.
 */
export const REWARDS_LUA = `
local function rewardId(name, what)
  local plain = string.gsub(name, '[^%w_.-]', function(sign) return string.format('~%02x', string.byte(sign)) end)
  return plain .. '.' .. what
end
local awaited = {}
local function give(name, reward, id, isApart)
  local player, waiting = docs[name], {}
  for _, other in ipairs(player.rewards) do
    if other.id == id then return end
    if other.state == 'waiting' and not other.takenAt then waiting[#waiting + 1] = other end
  end
  touch(name)
  awaited[name] = true
  if not isApart and #waiting >= ${String(MOST_WAITING)} then
    for _, other in ipairs(waiting) do
      local isSame = other.reward == reward.reward and other.server == reward.server
      if isSame and other.count + reward.count <= 1000000 then
        other.count, other.at = other.count + reward.count, NOW
        return
      end
    end
  end
  player.rewards[#player.rewards + 1] = {
    id = id, reward = reward.reward, count = reward.count, server = reward.server, state = 'waiting', at = NOW
  }
end
local function handOut(name, server, most, visit)
  local player, left = docs[name], false
  if not player then return false end
  for _, reward in ipairs(player.rewards) do
    if reward.state == 'waiting' and (not reward.server or reward.server == server) then
      if most > 0 then
        most = most - 1
        reward.state, reward.takenAt, reward.by = 'taken', NOW, server
        touch(name)
        visit(reward)
      else
        left = true
      end
    end
  end
  return left
end
local function trim(player)
  local seen, kept, sums = { delivered = 0, failed = 0 }, {}, {}
  for i = #player.rewards, 1, -1 do
    local reward = player.rewards[i]
    local state, isKept = reward.state, true
    if seen[state] then seen[state] = seen[state] + 1 end
    if seen[state] and seen[state] > ${String(MOST_SETTLED)} then
      isKept = state == 'failed'
      local why = table.concat({ reward.reward, reward.server or '', reward.by or '', reward.detail or '' }, ' ')
      local sum = sums[why]
      if isKept and sum and sum.count + reward.count <= 1000000 then
        sum.count, isKept = sum.count + reward.count, false
      elseif isKept then
        sums[why] = reward
      end
    end
    if isKept then table.insert(kept, 1, reward) end
  end
  player.rewards = kept
end`;

/**
 * Lua: `announce(companions)` has the companions of the given keys ask for the rewards of players who are on their servers
 * at the moment and for whom something has come to wait; whoever joins later is asked for anyway.
 */
export const ANNOUNCE_LUA = `${DECODED_LUA}
local function nameOf(player)
  return type(player) == 'table' and type(player.name) == 'string' and string.lower(player.name) or ''
end
local function announce(companions)
  local isAnybody = false
  for name in pairs(awaited) do
    for _, reward in ipairs(docs[name].rewards) do
      if reward.state == 'waiting' then isAnybody = true end
    end
  end
  if not isAnybody or #companions == 0 then return end
  for i, json in ipairs(redis.call('MGET', unpack(companions))) do
    local known, isNews = json and decoded(json) or {}, false
    local players = type(known.players) == 'table' and known.players or {}
    for _, player in ipairs(players) do
      local name = nameOf(player)
      if awaited[name] then
        known.news = known.news or {}
        local isKnown = false
        for _, other in ipairs(known.news) do isKnown = isKnown or other == name end
        if not isKnown then
          table.insert(known.news, name)
          isNews = true
        end
      end
    end
    if isNews then redis.call('SET', companions[i], cjson.encode(known)) end
  end
end`;

/**
 * Lua for scripts that count votes, on top of {@link REWARDS_LUA}: `record(vote)` returns the receipt and whether it is a new
 * one, and `note()`, called once in the end, writes what it has noted. One vote counts per player, site and window, in whatever
 * order votes come and however often: a vote near one that counted, or between the same resets of its site, is more evidence for it. A month counts what a player's
 * own record says, so nothing is counted twice. Where a vote cannot have been used up at the listing site for sure, those less
 * than `patience` away are the same as well. The script sets LEDGER, CLAIMS, SPARED, and MONTHS, keys by month.
 */
export const RECORD_LUA = `
local lines, ranks, claims = {}, {}, {}
local function countDay(streak, day)
  local new = { day = day, length = 1 }
  if not streak or day - streak.day - 1 > SPARED then return new end
  local missed = { unpack(streak.missed or {}) }
  table.insert(missed, streak.spared)
  for gap = streak.day + 1, day - 1 do
    while missed[1] and missed[1] <= gap - ${String(SPARED_DAYS)} do table.remove(missed, 1) end
    table.insert(missed, gap)
    if #missed > SPARED then return new end
  end
  local spared = table.remove(missed)
  return { day = day, length = streak.length + 1, spared = spared, missed = #missed > 0 and missed or nil }
end
local function keepDay(player, day)
  local isKnown = player.base and day <= player.base.day
  for _, known in ipairs(player.days) do isKnown = isKnown or known == day end
  if isKnown then return end
  table.insert(player.days, day)
  table.sort(player.days)
  local newest = player.days[#player.days]
  while player.days[1] < newest - ${String(SETTLED_DAYS)} do
    player.base = countDay(player.base, table.remove(player.days, 1))
  end
  local streak = player.base
  for _, counted in ipairs(player.days) do
    streak = countDay(streak, counted)
    player.best = math.max(player.best, streak.length)
  end
  player.streak = streak
end
local function addEvidence(receipt, evidence)
  for _, known in ipairs(receipt.evidence) do
    if known.id == evidence.id then return false end
  end
  if #receipt.evidence >= ${String(MOST_EVIDENCE)} then return false end
  table.insert(receipt.evidence, evidence)
  return true
end
local function settle(player, site, receipts)
  local past, newest = player.past or {}, receipts[#receipts].at
  local times = past[site] or {}
  while receipts[1].at < newest - ${String(SETTLED_DAYS * DAY_MS)} do
    times[#times + 1] = table.remove(receipts, 1).at
  end
  table.sort(times)
  while times[1] and times[1] < newest - ${String(PAST_DAYS * DAY_MS)} do table.remove(times, 1) end
  past[site] = #times > 0 and times or nil
  player.past = next(past) and past or nil
end
local function write(vote, receipt, shown)
  local line = { player = shown, site = vote.site, at = receipt.at, evidence = receipt.evidence }
  lines[receipt.position] = cjson.encode(line)
end
local function isOneTurn(resets, one, other)
  for _, reset in ipairs(resets) do
    if math.min(one, other) < reset and reset <= math.max(one, other) then return false end
  end
  return true
end
local function isSameVote(vote, at, patience)
  if patience and math.abs(at - vote.at) < patience then return true end
  if vote.resets then return isOneTurn(vote.resets, at, vote.at) end
  return math.abs(at - vote.at) < vote.window
end
local function record(vote)
  local player = doc(vote.key, vote.player)
  local receipts = player.sites[vote.site] or {}
  for _, known in ipairs(receipts) do
    local isSame = isSameVote(vote, known.at, not known.used and vote.patience)
    for _, evidence in ipairs(known.evidence) do isSame = isSame or evidence.id == vote.evidence.id end
    if isSame then
      if addEvidence(known, vote.evidence) then
        redis.call('ZREMRANGEBYLEX', LEDGER, '[' .. known.position .. ' ', '(' .. known.position .. '!')
        write(vote, known, player.name)
      end
      return known, false
    end
  end
  for _, at in ipairs(player.past and player.past[vote.site] or {}) do
    if isSameVote(vote, at) then return { at = at }, false end
  end
  local receipt = { id = vote.id, at = vote.at, position = vote.position, evidence = { vote.evidence }, used = vote.used }
  table.insert(receipts, receipt)
  table.sort(receipts, function(a, b) return a.at < b.at end)
  settle(player, vote.site, receipts)
  player.sites[vote.site] = receipts
  if vote.at >= player.last then player.name = vote.player end
  player.last = math.max(player.last, vote.at)
  keepDay(player, vote.day)
  local count = (player.months[vote.month] or 0) + 1
  player.months[vote.month] = count
  ranks[MONTHS[vote.month]] = ranks[MONTHS[vote.month]] or {}
  ranks[MONTHS[vote.month]][vote.key] = count
  for month in pairs(player.months) do
    if month < vote.oldestMonth then player.months[month] = nil end
  end
  for i, reward in ipairs(vote.rewards) do
    give(vote.key, reward, rewardId(vote.key, vote.id .. '.' .. i))
  end
  trim(player)
  write(vote, receipt, player.name)
  if vote.claim then
    claims[#claims + 1] = vote.claimAt
    claims[#claims + 1] = vote.claim
  end
  return receipt, true
end
local function note()
  local members = {}
  for position, line in pairs(lines) do
    members[#members + 1] = 0
    members[#members + 1] = position .. ' ' .. line
  end
  if #members > 0 then redis.call('ZADD', LEDGER, unpack(members)) end
  for key, names in pairs(ranks) do
    local scores = {}
    for name, count in pairs(names) do
      scores[#scores + 1] = count
      scores[#scores + 1] = name
    end
    redis.call('ZADD', key, unpack(scores))
  end
  if #claims > 0 then redis.call('ZADD', CLAIMS, 'NX', unpack(claims)) end
end`;
