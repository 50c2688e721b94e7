import { AUDIT_LUA } from '../../core/audit/audit-script';

/**
 * KEYS: revision, pictures, texts of stories, questions. Returns the revision, '' for none; pictures, ids and records in turn;
 * and a line for each use, `<kind> <picture> <id of the document>`. Searches nothing while there are no pictures.
 */
export const READ_PICTURES_SCRIPT = `
local revision, pictures, uses = redis.call('GET', KEYS[1]) or '', redis.call('HGETALL', KEYS[2]), {}
local function search(kind, key)
  local held = redis.call('HGETALL', key)
  for at = 1, #held, 2 do
    for picture in string.gmatch(string.lower(held[at + 1]), '/uploads/(%x+)%-') do
      uses[#uses + 1] = kind .. ' ' .. picture .. ' ' .. held[at]
    end
  end
end
if revision ~= '' and #pictures > 0 then
  search('news', KEYS[3])
  search('faq', KEYS[4])
end
return { revision, pictures, uses }`;

/**
 * KEYS: pictures, revision, audit. ARGV: id, expected record or '' for none, new record or '' for none, maximum of pictures, `=`
 * and the expected revision or '' for any, audit entry, its position, its facts as JSON. Returns `done`, also for a repeated
 * call; `stale`; `full`.
 */
export const SWAP_PICTURE_SCRIPT = `${AUDIT_LUA}
local id, before, after = ARGV[1], ARGV[2], ARGV[3]
local held = redis.call('HGET', KEYS[1], id) or ''
if held == after then return 'done' end
if held ~= before then return 'stale' end
if ARGV[5] ~= '' and ARGV[5] ~= '=' .. (redis.call('GET', KEYS[2]) or '') then return 'stale' end
if before == '' and redis.call('HLEN', KEYS[1]) >= tonumber(ARGV[4]) then return 'full' end
if after == '' then redis.call('HDEL', KEYS[1], id) else redis.call('HSET', KEYS[1], id, after) end
writeAudit(KEYS[3], ARGV[6], ARGV[7], cjson.decode(ARGV[8]))
return 'done'`;
