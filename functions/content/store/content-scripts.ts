import { AUDIT_LUA } from '../../core/audit/audit-script';

/** KEYS: revision, and hashes. Returns the revision, '' for none, and the names and values of each hash in turn. */
export const READ_SCRIPT = `
local reply = { redis.call('GET', KEYS[1]) or '' }
if reply[1] == '' then return reply end
for at = 2, #KEYS do reply[at] = redis.call('HGETALL', KEYS[at]) end
return reply`;

/**
 * Stores the shipped content, once for all concurrent callers.
 *
 * KEYS: revision, and hashes. ARGV: a name for the revision, then a list for each hash as JSON, names and values in turn.
 */
export const SEED_SCRIPT = `
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
for at = 2, #KEYS do
  local held = cjson.decode(ARGV[at])
  if #held > 0 then redis.call('HSET', KEYS[at], unpack(held)) end
end
redis.call('SET', KEYS[1], ARGV[1])
return 1`;

/**
 * Writes or deletes a document, if it still has the version that the change is based on.
 *
 * KEYS: revision, documents of the kind, texts, addresses, audit, outbox, announcement. ARGV: the change's name, id, base version
 * or '' for a new document, document as JSON or '' to delete it, `=` and its text or '' to keep it, maximum of documents,
 * candidate addresses as JSON, the previous address or '', audit entry, its position, its facts as JSON, the announcement as JSON
 * or '' for none. Returns `{ outcome, chosen address or '' }`: `done`, also for a repeated call; `unseeded`; `missing`; `stale`;
 * `full`; `taken` when another story has the address.
 */
export const WRITE_SCRIPT = `${AUDIT_LUA}
local REVISION, DOCUMENTS, BODIES, SLUGS, AUDIT, OUTBOX, ANNOUNCEMENT = unpack(KEYS)
local edit, id, expected, document, body, most = unpack(ARGV, 1, 6)
if redis.call('EXISTS', REVISION) == 0 then return { 'unseeded', '' } end
local held = redis.call('HGET', DOCUMENTS, id)
local current = held and cjson.decode(held)
local isRepeated = current and current.edit == edit
if not isRepeated then
  if expected ~= '' and not current then return { 'missing', '' } end
  if current and current.version ~= tonumber(expected) then return { 'stale', '' } end
  if not current and redis.call('HLEN', DOCUMENTS) >= tonumber(most) then return { 'full', '' } end
end
local slugs, slug = cjson.decode(ARGV[7]), ''
for _, candidate in ipairs(slugs) do
  local owner = redis.call('HGET', SLUGS, candidate)
  if not owner or string.sub(owner, 2) == id then
    slug = candidate
    break
  end
end
if #slugs > 0 and slug == '' then return { 'taken', '' } end
if isRepeated then return { 'done', slug } end
if document == '' then
  redis.call('HDEL', DOCUMENTS, id)
  redis.call('HDEL', BODIES, id)
  if ARGV[8] ~= '' then
    local all = redis.call('HGETALL', SLUGS)
    for at = 1, #all, 2 do
      if string.sub(all[at + 1], 2) == id then redis.call('HDEL', SLUGS, all[at]) end
    end
  end
else
  redis.call('HSET', DOCUMENTS, id, document)
  if body ~= '' then redis.call('HSET', BODIES, id, string.sub(body, 2)) end
  if slug ~= '' then
    if ARGV[8] ~= '' then redis.call('HSET', SLUGS, ARGV[8], '>' .. id) end
    redis.call('HSET', SLUGS, slug, '=' .. id)
  end
end
if ARGV[12] ~= '' then
  local told = cjson.decode(ARGV[12])
  local state = redis.call('HGET', ANNOUNCEMENT, 'state')
  if told.isWanted and (not state or state == 'waiting') then
    redis.call('HSET', ANNOUNCEMENT, 'state', 'waiting', 'title', told.title, 'summary', told.summary,
      'slug', slug ~= '' and slug or ARGV[8])
    -- One that is being sent, or has failed, keeps its turn.
    if told.isAhead or redis.call('HEXISTS', ANNOUNCEMENT, 'claims') == 0 then
      redis.call('ZADD', OUTBOX, string.format('%.0f', told.due), id)
    end
  elseif not told.isWanted and state == 'waiting' then
    redis.call('DEL', ANNOUNCEMENT)
    redis.call('ZREM', OUTBOX, id)
  end
end
redis.call('SET', REVISION, edit)
writeAudit(AUDIT, ARGV[9], ARGV[10], cjson.decode(ARGV[11]))
return { 'done', slug }`;
