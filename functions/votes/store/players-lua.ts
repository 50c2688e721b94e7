/**
 * Lua for scripts that work on players: `load(names)`, `doc(name)`, `find(name)`, `touch(name)` and, at the end, `save()`. Each
 * player is read and written once, however often it changes. The script sets PLAYERS and NOW before.
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
