import type { AuditResponse } from '@/contract/audit';
import type { UsersResponse } from '@/contract/user-desk';
import type { NewUser, UserChanges } from '@/contract/user-requests';
import type { User } from '@/contract/users';
import { type ApplicationStore, releaseApplications } from '../applications';
import type { AuditFilter, AuditStore } from '../core/audit/audit-store';
import { ownerStays } from '../core/auth/refusals';
import { auditRecord } from '../core/request';
import { addressChangedEmail, type Mailer, passwordChangedEmail, resetEmail } from '../mail';
import { lastAdmin, noSuchUser, onlyOnDashboard, refuseGuessablePassword, taken } from './account-refusals';
import type { Later } from './arrival';
import { newAccount, type NewAccountParts } from './new-account';
import { noMail, tooManyEmails } from './recovery-refusals';
import { codesOf } from './second-factor/code-check';
import type { AttemptStore } from './store/attempt-store';
import type { SessionStore } from './store/session-store';
import type { UserFilter, UserStore } from './store/user-store';

export interface UserAdminParts extends NewAccountParts {
  readonly users: UserStore;
  readonly sessions: SessionStore;
  readonly attempts: AttemptStore;
  readonly audit: AuditStore;
  readonly applications: Pick<ApplicationStore, 'release'>;
  readonly mailer: Mailer;
}

export type UserAdmin = ReturnType<typeof createUserAdmin>;

/** Actions of admins on accounts; `actor` is the admin. Rejects with `ApiError`, and with `UnavailableError`. */
export function createUserAdmin(parts: UserAdminParts) {
  const { users, sessions, attempts, audit, applications, passwords, mailer, clock } = parts;

  return {
    async list(search: string, cursor: string | null, filter: UserFilter = {}): Promise<UsersResponse> {
      const { items, ...page } = await users.list({ search, cursor, ...filter });
      return { users: items, ...page, sendsMail: mailer.isSet };
    },

    async create(actor: User, { username, email, password, role = 'user' }: NewUser) {
      await refuseGuessablePassword(password, { username, email });
      const account = await newAccount({ username, email, role }, password, parts);
      const created = await users.create(account, { audit: auditRecord(clock, actor, 'user.created') });
      if (created.outcome === 'taken') throw taken(created);
      return account.user;
    },

    async change(actor: User, id: string, { username, email, role, password }: UserChanges, later: Later) {
      const isOwnCredential = id === actor.id && (email ?? role ?? password) !== undefined;
      if (isOwnCredential) throw onlyOnDashboard();
      const queued = email === undefined ? [] : [addressChangedEmail()];
      if (password !== undefined) {
        const found = await users.find(id);
        if (!found) throw noSuchUser();
        queued.push(passwordChangedEmail(found.user.email));
        const names = { username: username ?? found.user.username, email: email ?? found.user.email };
        await refuseGuessablePassword(password, names);
      }
      const passwordHash = password === undefined ? undefined : await passwords.hash(password);
      const changes = { username, email, role, passwordHash };
      const changed = await users.change(id, changes, {
        audit: auditRecord(clock, actor, 'user.changed'),
        queued: mailer.pack(queued),
      });
      if (changed.outcome === 'taken') throw taken(changed);
      if (changed.outcome === 'last_admin') throw lastAdmin();
      if (changed.outcome === 'owner') throw ownerStays();
      if (changed.outcome !== 'changed') throw noSuchUser();
      later(mailer.deliver(queued));
      return changed.user;
    },

    async remove(actor: User, id: string) {
      const removed = await users.remove(id, { audit: auditRecord(clock, actor, 'user.deleted') });
      if (removed.outcome === 'last_admin') throw lastAdmin();
      if (removed.outcome === 'owner') throw ownerStays();
      if (removed.outcome === 'own') throw onlyOnDashboard();
      if (removed.outcome !== 'removed') throw noSuchUser();
      await attempts.forget(removed.user.email);
      await attempts.forget(codesOf(id));
      await releaseApplications(applications, id);
    },

    async endSessions(actor: User, id: string) {
      const isKnown = await sessions.closeAll(id, auditRecord(clock, actor, 'user.sessions_ended'));
      if (!isKnown) throw noSuchUser();
    },

    /**
     * Sends a link to choose a new password to the address of an account.
     * @throws ApiError `conflict` on a site that sends no email; `rate_limited` after the fifth in an hour
     */
    async sendPasswordLink(actor: User, id: string, later: Later) {
      if (!mailer.isSet) throw noMail();
      const found = await users.find(id);
      if (!found) throw noSuchUser();
      const queued = [resetEmail(found.user.email)];
      const record = auditRecord(clock, actor, 'user.link_sent');
      const nextAt = await users.sendLink(id, record, mailer.pack(queued));
      if (nextAt === 'missing') throw noSuchUser();
      if (nextAt > 0) throw tooManyEmails(nextAt, clock.now());
      later(mailer.deliver(queued));
    },

    async auditLog(cursor: string | null, filter: AuditFilter = {}): Promise<AuditResponse> {
      const { items, nextCursor } = await audit.list(cursor, filter);
      return { entries: items, nextCursor };
    },
  };
}
