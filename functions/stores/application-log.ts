/**
 * Lua for scripts that log what an admin did to an application: `log(audit key, entry as JSON, its position, id, position
 * applied for, state before, state after, note changed)`, a state being nil where there is no such side. Entry and
 * position are those of `packAudit`; with an empty entry nothing is logged.
 */
export const LOG_LUA = `
local function log(audit, json, at, id, position, before, after, noteChanged)
  if json == '' then return end
  local function side(state)
    return state and { id = id, position = position, state = state } or cjson.null
  end
  local entry = cjson.decode(json)
  entry.before, entry.after, entry.noteChanged = side(before), side(after), noteChanged
  redis.call('ZADD', audit, 0, at .. ' ' .. cjson.encode(entry))
  redis.call('ZREMRANGEBYRANK', audit, 0, -5001)
end`;
