import type { AuditResponse } from '@/contract/audit';
import type { NewUser, UserChanges } from '@/contract/user-requests';
import type { OverviewResponse, User, UsersResponse } from '@/contract/users';
import type { AttemptStore, SessionStore, UserStore } from './account-ports';
import type { ApplicationStore } from '../applications';
import { releaseApplications } from '../applications';
import { lastAdmin, noSuchUser, refuseCommonPassword, taken } from './account-refusals';
import { auditRecord } from '../core/audit/audit-record';
import { newAccount, type NewAccountParts } from './new-account';
import type { AuditStore } from '../core/audit/audit-store';

export interface UserAdminParts extends NewAccountParts {
  readonly users: UserStore;
  readonly sessions: SessionStore;
  readonly attempts: AttemptStore;
  readonly audit: AuditStore;
  readonly applications: Pick<ApplicationStore, 'release'>;
}

/** What admins do with accounts; `actor` is the admin. Rejects with `ApiError`, and with `UnavailableError`. */
export interface UserAdmin {
  list(search: string, cursor: string | null): Promise<UsersResponse>;
  create(actor: User, user: NewUser): Promise<User>;
  change(actor: User, id: string, changes: UserChanges): Promise<User>;
  remove(actor: User, id: string): Promise<void>;
  endSessions(actor: User, id: string): Promise<void>;
  auditLog(cursor: string | null): Promise<AuditResponse>;
  count(): Promise<Pick<OverviewResponse, 'users' | 'admins'>>;
}

export function createUserAdmin(parts: UserAdminParts): UserAdmin {
  const { users, sessions, attempts, audit, applications, passwords, clock } = parts;

  return {
    async list(search, cursor) {
      const { items, nextCursor } = await users.list({ search, cursor });
      return { users: items, nextCursor };
    },

    async create(actor, { username, email, password, role = 'user' }) {
      await refuseCommonPassword(password);
      const account = await newAccount({ username, email, role }, password, parts);
      const created = await users.create(account, { audit: auditRecord(clock, actor, 'user.created') });
      if (created.outcome === 'taken') throw taken(created);
      return account.user;
    },

    async change(actor, id, { username, email, role, password }) {
      if (password !== undefined) await refuseCommonPassword(password);
      const passwordHash = password === undefined ? undefined : await passwords.hash(password);
      const changes = { username, email, role, passwordHash };
      const changed = await users.change(id, changes, { audit: auditRecord(clock, actor, 'user.changed') });
      if (changed.outcome === 'taken') throw taken(changed);
      if (changed.outcome === 'last_admin') throw lastAdmin();
      if (changed.outcome !== 'changed') throw noSuchUser();
      return changed.user;
    },

    async remove(actor, id) {
      const removed = await users.remove(id, { audit: auditRecord(clock, actor, 'user.deleted') });
      if (removed.outcome === 'last_admin') throw lastAdmin();
      if (removed.outcome !== 'removed') throw noSuchUser();
      await attempts.forget(removed.user.email);
      await releaseApplications(applications, id);
    },

    async endSessions(actor, id) {
      const isKnown = await sessions.closeAll(id, auditRecord(clock, actor, 'user.sessions_ended'));
      if (!isKnown) throw noSuchUser();
    },

    async auditLog(cursor) {
      const { items, nextCursor } = await audit.list(cursor);
      return { entries: items, nextCursor };
    },

    count: () => users.count(),
  };
}
