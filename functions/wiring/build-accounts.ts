import { createAccounts, type Accounts } from '../services/accounts';
import { createFirstAdmin } from '../services/first-admin';
import { writeLog } from '../services/log';
import { createPasswords } from '../services/passwords';
import type { Clock } from '../services/ports';
import { type RateLimiter, REGISTER_LIMIT, SIGN_IN_LIMIT } from '../services/rate-limit';
import { createSessions, type Sessions } from '../services/sessions';
import { createUserAdmin, type UserAdmin } from '../services/user-admin';
import { createApplicationStore } from '../stores/application-store';
import { createAttemptStore } from '../stores/attempt-store';
import { createAuditStore } from '../stores/audit-store';
import { openDatabase } from '../stores/database';
import { createRateLimiter } from '../stores/rate-limiter';
import { createSessionStore } from '../stores/session-store';
import { createUserStore } from '../stores/user-store';
import type { Environment } from './env';

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
