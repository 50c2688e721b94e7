/**
 * Turns fengari's Lua 5.3 into the Lua 5.1 of Redis scripts: its functions, one kind of number (literals are floats already, so
 * `+ 0` makes floats of the integers that functions return), no access to the outside, and no global variables.
 */
export const PRELUDE = `
unpack, loadstring = table.unpack, load
local floor, ceil, format = math.floor, math.ceil, string.format
math.floor = function(number) return floor(number) + 0 end
math.ceil = function(number) return ceil(number) + 0 end
math.pow = function(base, exponent) return base ^ exponent end
string.format = function(pattern, ...)
  return format((pattern:gsub('%%([-+ #0]*%d*)([%a%%])', function(flags, kind)
    if kind == 'd' or kind == 'i' then return '%' .. flags .. '.0f' end
  end)), ...)
end

local try, call = pcall, redis_call
pcall = function(...)
  local results = table.pack(try(...))
  local problem = results[2]
  if not results[1] and type(problem) == 'table' and problem.err then return false, problem.err end
  return table.unpack(results, 1, results.n)
end

redis = {
  call = call,
  pcall = function(...) return select(2, try(call, ...)) end,
  error_reply = redis_error_reply,
  status_reply = function(text) return { ok = text } end,
  sha1hex = redis_sha1hex,
  log = function() end,
  LOG_DEBUG = 0, LOG_VERBOSE = 1, LOG_NOTICE = 2, LOG_WARNING = 3,
}
cjson = { encode = cjson_encode, decode = cjson_decode, null = cjson_null }

for _, name in ipairs({
  'redis_call', 'redis_error_reply', 'redis_sha1hex', 'cjson_encode', 'cjson_decode', 'cjson_null',
  'dofile', 'loadfile', 'print', 'collectgarbage',
}) do _G[name] = nil end

setmetatable(_G, {
  __index = function(_, name)
    error("Script attempted to access nonexistent global variable '" .. tostring(name) .. "'", 2)
  end,
  __newindex = function(_, name)
    error("Attempt to modify a readonly table script: global variable '" .. tostring(name) .. "'", 2)
  end,
})
`;
