import type { Database } from '../database/database';
import { toFlag } from '../database/replies';
import { accountKeys } from './account-keys';
import { OWNER_LUA } from './owner-lua';

/** KEYS: users, admins, owner. ARGV: id of an account. Returns 1 when it is the owner's, else 0. */
const IS_OWNER_SCRIPT = `${OWNER_LUA}
return findOwner(KEYS[1], KEYS[2], KEYS[3]) == ARGV[1] and 1 or 0`;

/** Creates a check whether an account is the owner's. It rejects with `UnavailableError` when the database is away. */
export function createIsOwner(database: Database) {
  const { users, admins, owner } = accountKeys;
  return async (userId: string): Promise<boolean> =>
    toFlag(await database.eval(IS_OWNER_SCRIPT, [users, admins, owner], [userId]));
}
