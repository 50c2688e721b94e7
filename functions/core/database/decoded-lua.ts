/** Lua for scripts that read many records: `decoded(json)` is the object or list of a JSON text, and nil for any other text. */
export const DECODED_LUA = `
local function decoded(json)
  local isJson, value = pcall(cjson.decode, json)
  return isJson and type(value) == 'table' and value or nil
end`;
