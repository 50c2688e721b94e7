// Decision record: docs/decisions/0020-leaderboards.md
import { HISTORY_STEP_MS } from '@/contract/status-history';

export const HOUR_MS = HISTORY_STEP_MS['7d'];
/**
 * Lua for points, oldest first. `hoursIn` groups them by their hour, the oldest first, each as { hour, points }; of points at the
 * same moment, as overlapping runs store them, the last one is valid. `meanOf` returns the mean of points as a row, for the ids of the servers
 * and the names of other metrics. Points without a time, and words without a figure, are left out.
 */
const MEAN_LUA = `
local function hoursIn(points)
  local hours, last, latest = {}, nil, nil
  for _, point in ipairs(points) do
    local at = tonumber(string.match(point, '^%S+') or '')
    if at then
      local hour = at - at % ${String(HOUR_MS)}
      if not last or last.at ~= hour then
        last = { at = hour, hour = string.format('%.0f', hour), points = {} }
        hours[#hours + 1] = last
      end
      last.points[at == latest and #last.points or #last.points + 1] = point
      latest = at
    end
  end
  return hours
end
local function meanOf(hour, points, names)
  local sums, counts = {}, {}
  for _, point in ipairs(points) do
    local position = 0
    for word in string.gmatch(point, ' (%S+)') do
      position = position + 1
      local name, value = string.match(word, '^(.+)=(.+)$')
      if not name then name, value = names[position], word end
      local figure = name and tonumber(value)
      if figure then sums[name], counts[name] = (sums[name] or 0) + figure, (counts[name] or 0) + 1 end
    end
  end
  local mean = hour
  for _, name in ipairs(names) do
    if counts[name] then
      mean = mean .. ' ' .. name .. '=' .. string.format('%.2f', sums[name] / counts[name])
    elseif not string.find(name, ':', 1, true) then
      mean = mean .. ' ' .. name .. '=-'
    end
  end
  return mean
end`;

/**
 * KEYS: fine, hourly. ARGV: beginning of the current hour, times before which points of each key expire, then names for `meanOf`.
 * Stores the mean of each hour before the current one that has points and is the newest stored one, or newer; then removes expired
 * points.
 */
export const SUM_UP_SCRIPT = `${MEAN_LUA}
local FINE, HOURLY = KEYS[1], KEYS[2]
local newest = redis.call('ZREVRANGE', HOURLY, 0, 0, 'WITHSCORES')[2] or '-inf'
for _, one in ipairs(hoursIn(redis.call('ZRANGEBYSCORE', FINE, newest, '(' .. ARGV[1]))) do
  redis.call('ZREMRANGEBYSCORE', HOURLY, one.hour, one.hour)
  redis.call('ZADD', HOURLY, one.hour, meanOf(one.hour, one.points, { unpack(ARGV, 4) }))
end
redis.call('ZREMRANGEBYSCORE', FINE, '-inf', '(' .. ARGV[2])
redis.call('ZREMRANGEBYSCORE', HOURLY, '-inf', '(' .. ARGV[3])
return 1`;

/**
 * KEYS: fine, hourly. ARGV: first time, maximum of points, names for `meanOf`. Hours whose mean is not stored yet have that of their
 * points so far.
 */
export const LIST_HOURS_SCRIPT = `${MEAN_LUA}
local hours = redis.call('ZRANGEBYSCORE', KEYS[2], ARGV[1], '+inf', 'LIMIT', 0, ARGV[2])
local newest = tonumber(string.match(hours[#hours] or '', '^%S+') or '')
local first = math.max(newest or 0, tonumber(ARGV[1]))
for _, one in ipairs(hoursIn(redis.call('ZRANGEBYSCORE', KEYS[1], string.format('%.0f', first), '+inf'))) do
  if one.at == newest then hours[#hours] = nil end
  hours[#hours + 1] = meanOf(one.hour, one.points, { unpack(ARGV, 3) })
end
return hours`;
