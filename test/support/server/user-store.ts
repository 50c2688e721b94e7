import { createUserStore, type UserStore } from '../../../functions/accounts/store/user-store';
import type { Credentials } from '../../../functions/core/auth/user-record';
import { openDatabase } from '../../../functions/core/database/database';
import type { AuditRecord } from '../../../functions/core/request';
import { accountOf } from './accounts';
import { startTestDatabase, type TestDatabase } from './data-service';
import { everythingIn } from './everything-in';

/** Sets up the store of accounts on a database for the tests of a file, empty at the start of each. Call once at its top. */
export function useUserStore() {
  let database: TestDatabase;
  let users: UserStore;
  const open = () => openDatabase(database, 10_000);
  beforeAll(async () => {
    database = await startTestDatabase();
    users = createUserStore(open());
  });
  beforeEach(() => database.redis.flushdb());
  afterAll(() => database.stop());
  return {
    get database() {
      return database;
    },
    get users() {
      return users;
    },
    /** Opens the database for another store. */
    open,
    /** Stores an account. */
    async add(username: string, given: Parameters<typeof accountOf>[1] = {}): Promise<Credentials> {
      const account = accountOf(username, given);
      expect(await users.create(account)).toEqual({ outcome: 'created' });
      return account;
    },
    /** Returns the whole content of the database. */
    stored: () => everythingIn(database.redis),
  };
}

/** Returns the entry of the audit log for a change of an account. */
export const auditOf = (id: string, actor: AuditRecord['actor'] = { id: 'boss' }): AuditRecord => ({
  id: `00000000-0000-4000-8000-${id.padStart(12, '0')}`,
  at: Date.parse('2026-05-25T12:00:00.000Z'),
  action: 'user.changed',
  actor,
});
