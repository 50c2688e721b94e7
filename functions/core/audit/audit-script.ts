import { position } from '../database/paged-index';
import type { AuditRecord } from '../request';

/** `<time> <id> <entry as JSON>`, all with score 0. */
export const AUDIT_KEY = 'account:audit';
/** Retention of audit entries, in milliseconds (a year). */
export const AUDIT_KEPT_MS = 31_536_000_000;

/**
 * Lua for scripts that log an admin's action: `writeAudit(audit key, entry as JSON, its position, facts)`. The facts are what the
 * entry still lacks, `before` and `after` among them. Entry and position come from `packAudit`; with an empty entry nothing is
 * logged. Positions begin with the time, so expired entries sort first.
 */
export const AUDIT_LUA = `
local function writeAudit(key, json, position, facts)
  if json == '' then return end
  local entry = cjson.decode(json)
  for name, value in pairs(facts) do entry[name] = value end
  redis.call('ZADD', key, 0, position .. ' ' .. cjson.encode(entry))
  local oldest = math.max(0, tonumber(string.sub(position, 1, 15)) - ${String(AUDIT_KEPT_MS)})
  redis.call('ZREMRANGEBYLEX', key, '-', '(' .. string.format('%015.0f', oldest))
end`;

/** Returns the audit entry that a script completes, as JSON, and its position; both empty when nothing is logged. */
export function packAudit(record: AuditRecord | undefined): [entry: string, position: string] {
  if (!record) return ['', ''];
  const { id, at, action, actor } = record;
  const entry = { id, at: new Date(at).toISOString(), action, actor: { id: actor.id } };
  return [JSON.stringify(entry), positionOf(record)];
}

/** Returns the position in the log of a record's entry, if it has one. */
export function positionOf({ at, id }: AuditRecord): string {
  return position(at, id);
}
