/** Time for which votes of services without a name are kept, in milliseconds. */
export const UNRECOGNIZED_MS = 30 * 86_400_000;
/** Maximum of kept votes of services without a name. */
const MOST_UNRECOGNIZED = 10_000;
/** Maximum of remembered test votes, one per service. */
const MOST_TESTS = 20;

/**
 * Lua for scripts that count votes of services which admins have named, on top of the ledger's. `siteOf(value)` is the site that
 * a value of SERVICES names. `placed(member, site)` is a member of UNRECOGNIZED as a vote on a site, or nil if unreadable. JSON
 * with `sites`, the terms of each site. The script sets SERVICES and UNRECOGNIZED before.
 */
export const PLACED_LUA = `
local function siteOf(json)
  local site = json and (decoded(json) or {}).site
  return type(site) == 'string' and input.sites[site] and site or nil
end
local function placed(member, site)
  local vote, terms = decoded(string.match(member, '^%S+ (.*)$') or ''), input.sites[site]
  if not vote or type(vote.key) ~= 'string' or type(vote.at) ~= 'number' then return nil end
  if type(vote.evidence) ~= 'table' or not MONTHS[vote.month] then return nil end
  vote.site, vote.cooldown, vote.resets, vote.rewards = site, terms.cooldown, terms.resets, terms.rewards
  vote.claim = type(vote.claims) == 'table' and vote.claims[site] or nil
  return vote
end`;

/**
 * Lua: `keep(list)` keeps members of UNRECOGNIZED, each as {time, member}. Beyond the maximum, the oldest of the largest service
 * are removed, so that a flood under one name takes nothing from the others.
 */
export const KEEP_LUA = `
local function keep(list)
  local args = {}
  for _, one in ipairs(list) do
    args[#args + 1], args[#args + 2] = one[1], one[2]
  end
  redis.call('ZADD', UNRECOGNIZED, unpack(args))
  local over = redis.call('ZCARD', UNRECOGNIZED) - ${String(MOST_UNRECOGNIZED)}
  if over <= 0 then return end
  local services, gone = {}, {}
  for _, member in ipairs(redis.call('ZRANGE', UNRECOGNIZED, 0, -1)) do
    local name = string.match(member, '^%S+')
    services[name] = services[name] or { first = 1 }
    table.insert(services[name], member)
  end
  while #gone < over do
    local most
    for _, members in pairs(services) do
      if not most or #members - members.first > #most - most.first then most = members end
    end
    gone[#gone + 1] = most[most.first]
    most.first = most.first + 1
  end
  redis.call('ZREM', UNRECOGNIZED, unpack(gone))
end`;

/** Lua: `noteTests(key, tests)` stores test votes, the last one per service; the script sets NOW before. */
export const TESTS_LUA = `
local function noteTests(key, tests)
  local json, known = redis.call('GET', key), {}
  local list = json and decoded(json) or {}
  for _, test in ipairs(tests) do table.insert(list, 1, test) end
  local kept = {}
  for _, test in ipairs(list) do
    local id = type(test) == 'table' and test.id
    if id and not known[id] and #kept < ${String(MOST_TESTS)} then
      known[id] = true
      kept[#kept + 1] = test
    end
  end
  redis.call('SET', key, cjson.encode(kept))
end`;
