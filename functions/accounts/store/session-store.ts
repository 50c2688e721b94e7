// Decision record: docs/decisions/0011-accounts-and-sessions.md
import type { User } from '@/contract/users';
import { AUDIT_KEY, packAudit } from '../../core/audit/audit-script';
import { accountKeys } from '../../core/auth/account-keys';
import type { SessionKey, StoredSession } from '../../core/auth/caller';
import { isExpired } from '../../core/auth/session-limits';
import { packSession, unpackSession } from '../../core/auth/session-record';
import { CLOSE_ONE_SCRIPT, CONFIRM_SCRIPT } from '../../core/auth/session-scripts';
import { type Database, DatabaseError } from '../../core/database/database';
import { toFlag, toList, toNumber, toRecord } from '../../core/database/replies';
import type { AuditRecord } from '../../core/request';
import { NO_EMAILS, type PackedEmails } from '../../mail';
import { OPEN_SCRIPT } from './open-script';
import { CLOSE_ALL_SCRIPT } from './user-scripts';

const { users, emails, names, admins, list, owner, sessions } = accountKeys;

/** Indexed by the reply of the script. */
const OUTCOMES = ['refused', 'opened', 'told'] as const;

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Sessions in Redis; each method is one command. */
export function createSessionStore(database: Database) {
  return {
    /**
     * `refused`: the user is gone or the password has changed since the check. `told`: the emails are stored, because the account
     * knows other kinds of device but not this one.
     */
    async open(
      { userId, tokenHash }: SessionKey,
      session: StoredSession,
      expectedHash: string,
      queued: PackedEmails = NO_EMAILS,
    ): Promise<'refused' | 'opened' | 'told'> {
      const own = [userId, tokenHash, String(session.createdAt), packSession(session)];
      const args = [...own, expectedHash, session.device ?? '', queued.json];
      const reply = await database.eval(OPEN_SCRIPT, [users, sessions(userId), ...queued.keys], args);
      const outcome = OUTCOMES[toNumber(reply)];
      if (outcome === undefined) throw new DatabaseError();
      return outcome;
    },

    /**
     * Resolves to the kinds of device that the user has signed in with, null for unknown ones, and the time of the last sign-in,
     * null for one before these were kept.
     */
    async signIns(userId: string) {
      const json = await database.send('HGET', users, userId);
      const { devices = [], signedInAt } = toRecord(json);
      return {
        devices: toList(devices).map((device) => (device === '' ? null : String(device))),
        lastSignInAt: typeof signedInAt === 'number' ? new Date(signedInAt).toISOString() : null,
      };
    },

    async list({ id, role }: Pick<User, 'id' | 'role'>, now: number) {
      const reply = await database.send('HVALS', sessions(id));
      const all = toList(reply)
        .map(unpackSession)
        .filter((session) => !isExpired(session, role, now));
      return all.toSorted((a, b) => b.lastUsedAt - a.lastUsedAt);
    },

    /** False when the session has ended. */
    async confirm({ userId, tokenHash }: SessionKey, now: number) {
      const args = [userId, tokenHash, String(now)];
      return toFlag(await database.eval(CONFIRM_SCRIPT, [users, sessions(userId)], args));
    },

    async closeOne(userId: string, id: string) {
      return toFlag(await database.eval(CLOSE_ONE_SCRIPT, [sessions(userId)], [id]));
    },

    async close({ userId, tokenHash }: SessionKey) {
      toNumber(await database.send('HDEL', sessions(userId), tokenHash));
    },

    /** Ends all of a user's sessions; false for an unknown user. */
    async closeAll(userId: string, record?: AuditRecord) {
      const keys = [users, emails, names, admins, list, AUDIT_KEY, owner, sessions(userId)];
      const reply = await database.eval(CLOSE_ALL_SCRIPT, keys, [userId, '', ...packAudit(record)]);
      if (reply !== 1 && reply !== 'missing') throw new DatabaseError();
      return reply === 1;
    },
  };
}
