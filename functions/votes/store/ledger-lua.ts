// Decision record: docs/decisions/0017-votes.md
import { SPARED_DAYS } from '../streak';

/**
 * Votes and days of a streak that are older than the newest by this many days are settled: no vote can come in between any more.
 */
const SETTLED_DAYS = 16;
const DAY_MS = 86_400_000;
/** Days for which times of settled votes are remembered: a vote kept for a service without a name comes up to 30 days late. */
const PAST_DAYS = 32;
const MOST_EVIDENCE = 10;

/**
 * Lua for scripts that count votes, on top of `REWARDS_LUA`. `record(vote)` returns the receipt and whether it is a new
 * one. `note()`, called once at the end, writes the collected changes. One vote counts per player, site and cooldown, in any
 * order and however often it arrives. A vote near a counted one, or between the same resets of its site, is further evidence for
 * it. A month's count comes from the player's own record, so nothing is counted twice. Where the listing site may still report
 * the previous vote, votes less than `patience` apart are the same as well. The script sets LEDGER, CLAIMS, SPARED, and MONTHS,
 * keys by month.
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
  return math.abs(at - vote.at) < vote.cooldown
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
