import { createApplicationStore } from '../applications';
import { createAuditStore } from '../core/audit/audit-store';
import type { Database } from '../core/database/database';
import type { Environment } from '../core/env/env';
import { writeLog } from '../core/log';
import { createSecurityLog } from '../core/security-log';
import type { Clock } from '../core/time/clock';
import { buildMailer } from '../mail';
import { createAccounts } from './accounts';
import { createEmailVerification } from './email-verification';
import { createFirstAdmin } from './first-admin';
import { createPasskeySignIn } from './passkey-sign-in/passkey-sign-in';
import { createPasswordReset } from './password-reset';
import { createPasswords } from './passwords';
import { buildSecondFactor } from './second-factor/build-second-factor';
import { createFactorStore } from './second-factor/factor-store';
import { createRelyingParty } from './second-factor/relying-party';
import { createSessions } from './sessions';
import { createAttemptStore } from './store/attempt-store';
import { createRecoveryStore } from './store/recovery-store';
import { createSessionStore } from './store/session-store';
import { createUserStore } from './store/user-store';
import { createUserAdmin } from './user-admin';

export type AccountServices = ReturnType<typeof buildAccounts>;

export function buildAccounts(
  database: Database,
  environment: Pick<Environment, 'firstAdmin' | 'mail' | 'siteUrl'>,
  clock: Clock,
  siteSecret: string,
) {
  const users = createUserStore(database);
  const applications = createApplicationStore(database);
  const sessionStore = createSessionStore(database);
  const attempts = createAttemptStore(database, siteSecret);
  const passwords = createPasswords();
  const mailer = buildMailer(database, environment, clock, siteSecret);
  const sessions = createSessions(sessionStore, clock, siteSecret, mailer);
  const securityLog = createSecurityLog(siteSecret);
  const factors = {
    store: createFactorStore(database),
    relyingParty: createRelyingParty(environment.siteUrl),
    sessions,
    mailer,
    securityLog,
    clock,
    siteSecret,
  };
  const secondFactor = buildSecondFactor({ ...factors, database, attempts });
  const shared = { users, applications, attempts, passwords, mailer, clock };
  const recovery = { store: createRecoveryStore(database), users, passwords, mailer, clock, siteSecret };
  const firstAdmin = createFirstAdmin(environment.firstAdmin, shared, warn);
  return {
    accounts: createAccounts({
      ...shared,
      sessions,
      firstAdmin,
      securityLog,
      factors: secondFactor.own,
    }),
    secondFactor,
    passkeySignIn: createPasskeySignIn(factors),
    recovery: { passwords: createPasswordReset(recovery), emails: createEmailVerification(recovery) },
    sessions,
    admin: createUserAdmin({ ...shared, sessions: sessionStore, audit: createAuditStore(database) }),
  };
}

function warn(message: string): void {
  writeLog({ level: 'warn', event: 'first_admin', message });
}
