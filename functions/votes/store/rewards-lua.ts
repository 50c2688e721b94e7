import { DECODED_LUA } from '../../core/database/decoded-lua';

/** Time within which a companion reports a reward that it took; afterwards its outcome is uncertain. */
export const REPORT_MS = 600_000;
/** Maximum of a player's separate waiting rewards; further ones are added to a waiting one. */
const MOST_WAITING = 50;
/** Maximum of a player's remembered delivered rewards, and of failed ones that are listed one by one. */
const MOST_SETTLED = 30;

/**
 * Lua for scripts that give rewards, on top of `PLAYERS_LUA`. `give(name, reward, id, isApart)` adds a waiting reward; with
 * `isApart` it is never merged into another one. `handOut(name, server, most, visit)` takes the waiting rewards of a player who
 * is on a server. `trim(player)` deletes old delivered rewards, and merges old failed ones with the same reason, because where
 * nobody fixes a failure, every vote adds one. Ids come from `rewardId(name, what)`, from the player's name and the reward's
 * reason, so a repeated script creates no others.
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
 * Lua: `announce(companions)` makes the companions of the given keys ask for the rewards of players who are on their servers now
 * and have a new waiting reward. Players who join later are asked for anyway.
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

/** Format of the scripts' `rewardId`: the folded name, the reward's reason, and the number of its repetition. */
const REWARD_ID = /^([a-z0-9_.~-]+)\.[a-z0-9-]+\.\d{1,2}(?:\.r\d{1,16})?$/;
const SIGN = /~([0-9a-f]{2})/g;

/** Returns the folded name of a reward's player; null for an invalid id. */
export function playerOfReward(id: string): string | null {
  const [, plain] = REWARD_ID.exec(id) ?? [];
  if (plain === undefined) return null;
  return plain.replace(SIGN, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
