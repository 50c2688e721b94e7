/**
 * Lua for scripts that go through all keys: `findKeys(kinds)` returns each key of one of the kinds with its kind, in pairs `{
 * key, kind }`, ordered by key. Costs one command per thousand keys of the database.
 */
export const FIND_KEYS_LUA = `
local function findKeys(kinds)
  local exact, spread = {}, {}
  for _, kind in ipairs(kinds) do
    if string.find(kind.keys, '*', 1, true) then
      local form = string.gsub(string.gsub(kind.keys, '[^%w*]', '%%%0'), '%*', '.*')
      spread[#spread + 1] = { '^' .. form .. '$', kind }
    else
      exact[kind.keys] = kind
    end
  end
  local function kindOf(key)
    if exact[key] then return exact[key] end
    for _, each in ipairs(spread) do
      if string.find(key, each[1]) then return each[2] end
    end
  end
  local cursor, seen, found = '0', {}, {}
  repeat
    local page = redis.call('SCAN', cursor, 'COUNT', '1000')
    cursor = page[1]
    for _, key in ipairs(page[2]) do
      local kind = not seen[key] and kindOf(key)
      seen[key] = true
      if kind then found[#found + 1] = { key, kind } end
    end
  until cursor == '0'
  table.sort(found, function(one, other) return one[1] < other[1] end)
  return found
end`;
