// Decision record: docs/decisions/0020-leaderboards.md
import { HISTORY_STEP_MS } from '@/contract/status-history';

export const HOUR_MS = HISTORY_STEP_MS['7d'];
/** More points than an hour ever has. */
const MOST_IN_HOUR = 12;

/**
 * Lua for points, latest first. `latestHour` returns those of the latest one's hour, and its beginning. `meanOf` returns their
 * mean as a row, for the ids of the servers and the names of other metrics. Points without a time, and words without a figure,
 * are left out.
 */
const MEAN_LUA = `
local function hourOf(point)
  local at = tonumber(string.match(point, '^%S+') or '')
  return at and at - at % ${String(HOUR_MS)}
end
local function latestHour(points)
  local hour, found = nil, {}
  for _, point in ipairs(points) do
    hour = hour or hourOf(point)
    if hour and hourOf(point) == hour then found[#found + 1] = point end
  end
  return hour and string.format('%.0f', hour), found
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
 * KEYS: fine, hourly. ARGV: time, point, its hour, end of that, times before which points of each key expire, then names for
 * `meanOf`. The first point of an hour stores the mean of the previous hour with any points, and removes expired ones. On each
 * run, that would be billed every time.
 */
export const ADD_SCRIPT = `${MEAN_LUA}
local FINE, HOURLY = KEYS[1], KEYS[2]
local points = redis.call('ZRANGEBYSCORE', FINE, ARGV[3], '(' .. ARGV[4])
for _, point in ipairs(points) do
  if string.match(point, '^%S+') == ARGV[1] then return 0 end
end
redis.call('ZADD', FINE, ARGV[1], ARGV[2])
if #points > 0 then return 1 end
local before = redis.call('ZREVRANGEBYSCORE', FINE, '(' .. ARGV[3], '-inf', 'LIMIT', 0, ${String(MOST_IN_HOUR)})
local hour, its = latestHour(before)
if hour then
  redis.call('ZREMRANGEBYSCORE', HOURLY, hour, hour)
  redis.call('ZADD', HOURLY, hour, meanOf(hour, its, { unpack(ARGV, 7) }))
end
redis.call('ZREMRANGEBYSCORE', FINE, '-inf', '(' .. ARGV[5])
redis.call('ZREMRANGEBYSCORE', HOURLY, '-inf', '(' .. ARGV[6])
return 1`;

/** KEYS: fine, hourly. ARGV: first time, maximum of points, names for `meanOf`. The mean of the latest hour covers its points so far. */
export const LIST_HOURS_SCRIPT = `${MEAN_LUA}
local hours = redis.call('ZRANGEBYSCORE', KEYS[2], ARGV[1], '+inf', 'LIMIT', 0, ARGV[2])
local points = redis.call('ZREVRANGEBYSCORE', KEYS[1], '+inf', ARGV[1], 'LIMIT', 0, ${String(MOST_IN_HOUR)})
local hour, its = latestHour(points)
if not hour then return hours end
if #hours > 0 and string.match(hours[#hours], '^%S+') == hour then hours[#hours] = nil end
hours[#hours + 1] = meanOf(hour, its, { unpack(ARGV, 3) })
return hours`;
