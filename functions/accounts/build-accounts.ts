import { createApplicationStore } from '../applications';
import { createAuditStore } from '../core/audit/audit-store';
import type { Database } from '../core/database/database';
import type { Environment } from '../core/env/env';
import { writeLog } from '../core/log';
import { createSecurityLog } from '../core/security-log';
import type { Clock } from '../core/time/clock';
import { createAccounts } from './accounts';
import { createFirstAdmin } from './first-admin';
import { createPasswords } from './passwords';
import { createSessions } from './sessions';
import { createAttemptStore } from './store/attempt-store';
import { createSessionStore } from './store/session-store';
import { createUserStore } from './store/user-store';
import { createUserAdmin } from './user-admin';

export type AccountServices = ReturnType<typeof buildAccounts>;

/** All that has to do with accounts, for one instance. */
export function buildAccounts(
  database: Database,
  { firstAdmin }: Pick<Environment, 'firstAdmin'>,
  clock: Clock,
  siteSecret: string,
) {
  const users = createUserStore(database);
  const applications = createApplicationStore(database);
  const sessionStore = createSessionStore(database);
  const attempts = createAttemptStore(database, siteSecret);
  const passwords = createPasswords();
  const sessions = createSessions(sessionStore, clock, siteSecret);
  const shared = { users, applications, attempts, passwords, clock };
  return {
    accounts: createAccounts({
      ...shared,
      sessions,
      firstAdmin: createFirstAdmin(firstAdmin, shared, warn),
      securityLog: createSecurityLog(siteSecret),
    }),
    sessions,
    admin: createUserAdmin({ ...shared, sessions: sessionStore, audit: createAuditStore(database) }),
  };
}

function warn(message: string): void {
  writeLog({ level: 'warn', event: 'first_admin', message });
}
