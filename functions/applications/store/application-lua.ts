import { AUDIT_LUA } from '../../core/audit/audit-script';

/**
 * Lua for scripts that change an applicant's applications. `readCases(applicants, applicant)` returns a table by application id.
 * `saveCases(applicants, applicant, cases)` stores it, and deletes the applicant with the last application.
 */
export const CASES_LUA = `
local function readCases(applicants, applicant)
  local json = redis.call('HGET', applicants, applicant)
  return json and cjson.decode(json) or {}
end
local function saveCases(applicants, applicant, cases)
  if next(cases) then
    redis.call('HSET', applicants, applicant, cjson.encode(cases))
  else
    redis.call('HDEL', applicants, applicant)
  end
end`;

/**
 * Lua for scripts that erase an application: `retract(record, retraction, retractions, id, now)` queues the deletion of its
 * messages in the chat, due now. Its record expires after three days, long after the last attempt.
 */
export const RETRACT_LUA = `
local function retract(record, retraction, retractions, id, now)
  local messageIds = redis.call('HGET', record, 'messageIds')
  if not messageIds then return end
  redis.call('HSET', retraction, 'messageIds', messageIds, 'state', 'waiting')
  redis.call('PEXPIRE', retraction, 259200000)
  redis.call('ZADD', retractions, now, id)
end`;

/**
 * Lua for scripts that log an admin's action on an application: `log(audit key, entry as JSON, its position, id, position applied
 * for, state before, state after, note changed)`. A state is nil where that side does not exist. Entry and position come from
 * `packAudit`.
 */
export const LOG_LUA = `${AUDIT_LUA}
local function log(audit, json, at, id, position, before, after, noteChanged)
  local function side(state)
    return state and { id = id, position = position, state = state } or cjson.null
  end
  writeAudit(audit, json, at, { before = side(before), after = side(after), noteChanged = noteChanged })
end`;
