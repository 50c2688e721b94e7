import { AUDIT_LUA } from '../../core/audit/audit-script';

/**
 * Lua for scripts that log what an admin did to an application: `log(audit key, entry as JSON, its position, id, position
 * applied for, state before, state after, note changed)`, a state being nil where there is no such side. Entry and
 * position are those of `packAudit`.
 */
export const LOG_LUA = `${AUDIT_LUA}
local function log(audit, json, at, id, position, before, after, noteChanged)
  local function side(state)
    return state and { id = id, position = position, state = state } or cjson.null
  end
  writeAudit(audit, json, at, { before = side(before), after = side(after), noteChanged = noteChanged })
end`;
