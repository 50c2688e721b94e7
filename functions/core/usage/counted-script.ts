import { DatabaseError } from '../database/database-error';

const BEFORE = `
local calls, server = 0, redis
local redis = {
  call = function(...) calls = calls + 1 return server.call(...) end,
  pcall = function(...) calls = calls + 1 return server.pcall(...) end,
}
local function run()
`;
const AFTER = `
end
local reply = run()
return { calls, reply }`;

/**
 * Wraps a script so that it also returns how many commands it called, which the database's provider bills. Read its reply with
 * {@link readCounted}.
 */
export const counted = (script: string): string => `${BEFORE}${script}${AFTER}`;

/**
 * Returns the script's own reply, null for none, and how many commands it called.
 * @throws DatabaseError when the reply is not that of a counted script
 */
export function readCounted(reply: unknown): { readonly reply: unknown; readonly calls: number } {
  if (!Array.isArray(reply)) throw new DatabaseError();
  const [calls, own = null]: unknown[] = reply;
  if (typeof calls !== 'number') throw new DatabaseError();
  return { reply: own, calls };
}
