/**
 * Lua, on top of `PLAYERS_LUA`. `wasHanded(player)` returns whether a player was online for a reward, and `findVoters(votes,
 * here)` assigns votes to the intended players. Listing sites drop the prefix of a Bedrock name and the like. So a vote for a
 * name that was never seen in the game goes to the first of its `others` that was: one in `here`, with the name as the game
 * writes it, or a player who was handed a reward, was seen by a companion, or is on a leaderboard. If none was, the vote goes to
 * one who already has votes. The leaderboards are asked only about votes whose own name the companions have not seen. The script
 * sets SEEN and BOARDS, keys of the names on each leaderboard.
 */
export const VOTERS_LUA = `
local function wasHanded(player)
  for _, reward in ipairs(player and player.rewards or {}) do
    if reward.takenAt or reward.state ~= 'waiting' then return true end
  end
  return false
end
local function findVoters(all, here)
  local votes, played, isAsked, asked, names = {}, {}, {}, {}, {}
  local function keysOf(vote)
    local keys = { vote.key }
    for _, other in ipairs(vote.others) do keys[#keys + 1] = other.key end
    return keys
  end
  for _, vote in ipairs(all) do
    if vote.others then
      votes[#votes + 1] = vote
      for _, key in ipairs(keysOf(vote)) do names[#names + 1] = key end
    end
  end
  load(names)
  for _, name in ipairs(names) do
    played[name] = here[name] ~= nil or wasHanded(docs[name])
  end
  for _, vote in ipairs(votes) do
    for _, key in ipairs(played[vote.key] and {} or keysOf(vote)) do
      if not isAsked[key] and not played[key] then asked[#asked + 1] = key end
      isAsked[key] = true
    end
  end
  local function ask(find, key)
    local left = {}
    for _, name in ipairs(asked) do
      if not played[name] then left[#left + 1] = name end
    end
    for first = 1, #left, 1000 do
      local part = { unpack(left, first, math.min(first + 999, #left)) }
      for i, value in ipairs(redis.call(find, key, unpack(part))) do played[part[i]] = not not value end
    end
  end
  local function isOpen()
    for _, vote in ipairs(votes) do
      if not played[vote.key] then return true end
    end
    return false
  end
  if isOpen() then ask('ZMSCORE', SEEN) end
  for _, board in ipairs(BOARDS) do
    if isOpen() then ask('HMGET', board) end
  end
  local function firstIn(players, vote)
    if players[vote.key] then return vote end
    for _, other in ipairs(vote.others) do
      if players[other.key] then return other end
    end
  end
  for _, vote in ipairs(votes) do
    local meant = firstIn(played, vote) or firstIn(docs, vote) or vote
    if meant ~= vote then
      local known = docs[meant.key]
      vote.key, vote.player = meant.key, here[meant.key] or known and known.name or meant.player
    end
  end
end`;
