/**
 * Lua for scripts that erase an application: `retract(record, retraction, retractions, id, now)` has its messages in the chat
 * deleted, due now. What is left of it goes after three days, when the last attempt is long past.
 */
export const RETRACT_LUA = `
local function retract(record, retraction, retractions, id, now)
  local messageIds = redis.call('HGET', record, 'messageIds')
  if not messageIds then return end
  redis.call('HSET', retraction, 'messageIds', messageIds, 'state', 'waiting')
  redis.call('PEXPIRE', retraction, 259200000)
  redis.call('ZADD', retractions, now, id)
end`;
