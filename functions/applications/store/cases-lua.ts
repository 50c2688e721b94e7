/**
 * Lua for scripts that touch what an applicant has sent: `readCases(applicants, applicant)` is a table by the applications' ids,
 * and `saveCases(applicants, applicant, cases)` keeps it, or forgets the applicant with the last of them.
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
