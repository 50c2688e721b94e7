import { createAccounts, type Accounts } from './accounts';
import { createFirstAdmin } from './first-admin';
import { writeLog } from '../core/log';
import { createPasswords } from './passwords';
import type { Clock } from '../status/ports';
import { type RateLimiter, REGISTER_LIMIT, SIGN_IN_LIMIT } from '../core/limits/rate-limit';
import { createSessions, type Sessions } from './sessions';
import { createUserAdmin, type UserAdmin } from './user-admin';
import { createApplicationStore } from '../applications/store/application-store';
import { createAttemptStore } from './store/attempt-store';
import { createAuditStore } from '../core/audit/audit-store';
import { openDatabase } from '../core/database/database';
import { createRateLimiter } from '../core/limits/rate-limiter';
import { createSessionStore } from './store/session-store';
import { createUserStore } from './store/user-store';
import type { Environment } from '../core/env/env';

/** Whether somebody may come in is worth a longer wait than a page's figures, and a slow no is no harm. */
const COMMAND_MS = 3_000;

export interface AccountServices {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly admin: UserAdmin;
  readonly signInLimiter: RateLimiter;
  readonly registerLimiter: RateLimiter;
}

/** All that has to do with accounts, for one instance. */
export function buildAccounts(environment: Environment, clock: Clock): AccountServices {
  const { database: address, addressLimitFactor: factor, firstAdmin } = environment;
  const database = openDatabase(address, COMMAND_MS);
  const users = createUserStore(database);
  const applications = createApplicationStore(database);
  const sessionStore = createSessionStore(database);
  const attempts = createAttemptStore(database);
  const passwords = createPasswords();
  const sessions = createSessions(sessionStore, clock);
  const shared = { users, applications, attempts, passwords, clock };
  return {
    accounts: createAccounts({ ...shared, sessions, firstAdmin: createFirstAdmin(firstAdmin, shared, warn) }),
    sessions,
    admin: createUserAdmin({ ...shared, sessions: sessionStore, audit: createAuditStore(database) }),
    signInLimiter: createRateLimiter(address, SIGN_IN_LIMIT, { factor, commandMs: COMMAND_MS }),
    registerLimiter: createRateLimiter(address, REGISTER_LIMIT, { factor, commandMs: COMMAND_MS }),
  };
}

function warn(message: string): void {
  writeLog({ level: 'warn', event: 'first_admin', message });
}
