import { COMPANION_SILENCE_MS, NOT_RUN, SYNC_LIMITS } from '@/contract/companion-sync';
import { KEEP_LUA, LEDGER_LUA, PLACED_LUA, TESTS_LUA } from '../../votes';

/**
 * Time within which a lost answer is repeated: neither a companion's journal nor a backup of the site is restored to an older
 * state for good.
 */
const LOST_MS = 24 * 60 * 60_000;

/**
 * One call of a companion. KEYS: those of the ledger's scripts, then services that admins have named, unrecognized votes, and
 * test votes. ARGV: JSON with `companion`, `server`, `own` (index of its key among the companions'), `votes` and `receipts`, each
 * with the `key` of its player, `unnamed` votes and with them `sites`, and `tests`; then the companion's report about its server,
 * as JSON. Returns 'other' while another companion serves the server, else {1 for each valid receipt, and 0, rewards as JSON,
 * challenges as JSON, 1 for each unnamed vote that is kept, and 0}.
 *
 * A call without news is this script and one command. The report replaces the previous one, and the difference shows which
 * players have joined since, and who has a new reward. Only those players are read.
 *
 * An answer's rewards are remembered until the next call, which reports whether the companion has stored that answer. The answer
 * is lost if that call names the same one as the call before, or none after a restart of the companion. Any other name comes from
 * another companion with the same id, and nothing is given twice.
 */
export const SYNC_SCRIPT = `${LEDGER_LUA}${TESTS_LUA}
local SERVICES, UNRECOGNIZED, TESTS = unpack(KEYS, input.keys + 1)
local OWN, others = companions[input.own], {}
for i, key in ipairs(companions) do
  if i ~= input.own then others[#others + 1] = key end
end
companions = others
local old = redis.call('SET', OWN, ARGV[2], 'GET')
local last, beat = old and cjson.decode(old) or {}, cjson.decode(ARGV[2])
if last.id and last.id ~= input.companion and NOW - last.seenAt < ${String(COMPANION_SILENCE_MS)} then
  redis.call('SET', OWN, old)
  return 'other'
end
local function listOf(value) return type(value) == 'table' and value or {} end
local online, was, looked, isLooked, joined = {}, {}, {}, {}, {}
local function look(name)
  if not isLooked[name] then looked[#looked + 1] = name end
  isLooked[name] = true
end
for _, player in ipairs(listOf(last.players)) do was[string.lower(player.name)] = true end
for _, player in ipairs(listOf(beat.players)) do
  local name = string.lower(player.name)
  online[name] = player.name
  if not was[name] then
    look(name)
    joined[#joined + 1] = name
  end
end
for _, name in ipairs(listOf(last.news)) do
  if online[name] then look(name) end
end
local isSame = beat.after == '' or beat.after == last.after
local isLost = last.id == beat.id and beat.after and isSame and NOW - last.seenAt < ${String(LOST_MS)}
local lost, codes = isLost and listOf(last.handed) or {}, isLost and listOf(last.shown) or {}
for _, name in ipairs(lost) do look(name) end
local kept, waiting = {}, {}
if #input.unnamed > 0 then
  ${PLACED_LUA}
  ${KEEP_LUA}
  local services = {}
  for i, vote in ipairs(input.unnamed) do services[i] = vote.service end
  local named = redis.call('HMGET', SERVICES, unpack(services))
  for i, vote in ipairs(input.unnamed) do
    local site = siteOf(named[i])
    kept[i] = site and 0 or 1
    if site then
      table.insert(input.votes, placed(vote.member, site))
    else
      waiting[#waiting + 1] = { vote.at, vote.member }
    end
  end
  if #waiting > 0 then keep(waiting) end
end
for _, receipt in ipairs(input.receipts) do look(receipt.key) end
for _, vote in ipairs(input.votes) do
  look(vote.key)
  for _, other in ipairs(vote.others or {}) do look(other.key) end
end
load(looked)
local seen = {}
for _, name in ipairs(input.notesSeen and joined or {}) do
  if not wasHanded(docs[name]) then
    seen[#seen + 1] = NOW
    seen[#seen + 1] = name
  end
end
if #seen > 0 then redis.call('ZADD', SEEN, unpack(seen)) end
findVoters(input.votes, online)

local taken = {}
for i, receipt in ipairs(input.receipts) do
  local player = docs[receipt.key]
  taken[i] = 0
  for _, reward in ipairs(player and player.rewards or {}) do
    if reward.id == receipt.id and reward.by == input.server then
      taken[i] = 1
      if reward.state == 'taken' then
        touch(receipt.key)
        reward.at, reward.detail = NOW, receipt.detail
        if receipt.result == 'failed' and receipt.detail == '${NOT_RUN}' then
          reward.state, reward.by, awaited[receipt.key] = 'waiting', nil, true
        elseif receipt.result == 'done' then
          reward.state = 'delivered'
        else
          reward.state = receipt.result
        end
      end
    end
  end
end
for _, vote in ipairs(input.votes) do record(vote) end
if #input.tests > 0 then noteTests(TESTS, input.tests) end

local rewards, news, challenges, awaiting, handed, shown, isHanded = {}, {}, {}, {}, {}, {}, {}
local function hand(name, reward)
  local player = online[name] or docs[name].name
  rewards[#rewards + 1] = cjson.encode({ id = reward.id, reward = reward.reward, player = player, count = reward.count })
  if not isHanded[name] then handed[#handed + 1] = name end
  isHanded[name] = true
end
for _, name in ipairs(lost) do
  for _, reward in ipairs(docs[name] and docs[name].rewards or {}) do
    if reward.state == 'taken' and reward.by == input.server and reward.takenAt == last.seenAt then
      reward.takenAt = NOW
      touch(name)
      hand(name, reward)
    end
  end
end
for _, name in ipairs(looked) do
  if online[name] then
    local room = ${String(SYNC_LIMITS.rewards)} - #rewards
    local isLeft = handOut(name, input.server, room, function(reward) hand(name, reward) end)
    if isLeft then news[#news + 1] = name end
  end
end
for _, challenge in ipairs(listOf(last.challenges)) do codes[#codes + 1] = challenge end
for _, challenge in ipairs(codes) do
  if online[challenge.key] and #challenges < ${String(SYNC_LIMITS.challenges)} and challenge.expiresAt > NOW then
    challenges[#challenges + 1], shown[#shown + 1] = cjson.encode(challenge), challenge
  elseif challenge.expiresAt > NOW then
    awaiting[#awaiting + 1] = challenge
  end
end
local isKept = beat.after and (#handed > 0 or #shown > 0)
if isKept or #news > 0 or #awaiting > 0 then
  local function some(list) return #list > 0 and list or nil end
  beat.news, beat.challenges = some(news), some(awaiting)
  if isKept then beat.handed, beat.shown = some(handed), some(shown) end
  redis.call('SET', OWN, cjson.encode(beat))
end
finish()
return { taken, rewards, challenges, kept }`;
