/** Entries that the audit log keeps; the oldest make room for new ones. */
const MOST_ENTRIES = 5_000;

/**
 * Lua for scripts that log what an admin did: `writeAudit(audit key, entry as JSON, its position, facts)`, facts being what
 * the entry still lacks, `before` and `after` among them. Entry and position are those of `packAudit`; with an empty entry
 * nothing is logged.
 */
export const AUDIT_LUA = `
local function writeAudit(key, json, position, facts)
  if json == '' then return end
  local entry = cjson.decode(json)
  for name, value in pairs(facts) do entry[name] = value end
  redis.call('ZADD', key, 0, position .. ' ' .. cjson.encode(entry))
  redis.call('ZREMRANGEBYRANK', key, 0, ${String(-1 - MOST_ENTRIES)})
end`;
