import { DECODED_LUA } from '../database/decoded-lua';

/**
 * Lua: `findOwner(users, admins, owner)` returns the id of the owner, or nil without any admin. If no owner is stored, or the
 * stored one is no longer an admin, the admin with the oldest account becomes the owner.
 */
export const OWNER_LUA = `${DECODED_LUA}
local function findOwner(USERS, ADMINS, OWNER)
  local known = redis.call('GET', OWNER)
  if known and redis.call('SISMEMBER', ADMINS, known) == 1 then return known end
  local oldest, position
  for _, id in ipairs(redis.call('SMEMBERS', ADMINS)) do
    local found = redis.call('HGET', USERS, id)
    local user = found and decoded(found)
    if user and type(user.position) == 'string' and (not position or user.position < position) then oldest, position = id, user.position end
  end
  if oldest then redis.call('SET', OWNER, oldest) end
  return oldest
end`;
