import { AUDIT_KEY, type AuditRecord, packAudit } from '../../core/audit/audit-record';
import { accountKeys } from '../../core/auth/account-keys';
import type { SessionKey, StoredSession } from '../../core/auth/caller';
import { isExpired, SESSION_LIMITS } from '../../core/auth/session-limits';
import { unpackSession } from '../../core/auth/session-record';
import { OPEN_SCRIPT } from '../../core/auth/session-scripts';
import { type Database, DatabaseError } from '../../core/database/database';
import { toFlag, toList, toNumber } from '../../core/database/replies';
import { CLOSE_ALL_SCRIPT } from './user-scripts';

const { users, emails, names, admins, list, sessions } = accountKeys;
const { idleMs, absoluteMs, most } = SESSION_LIMITS;
const LIMITS = [String(idleMs), String(absoluteMs)];

export type SessionStore = ReturnType<typeof createSessionStore>;

/** Sessions in Redis; each method is one command. */
export function createSessionStore(database: Database) {
  return {
    /** False when the user is gone or the password is no longer the one that was checked. */
    async open({ userId, tokenHash }: SessionKey, session: StoredSession, expectedHash: string) {
      const head = [userId, tokenHash, String(session.createdAt), ...LIMITS];
      const args = [...head, JSON.stringify(session), expectedHash, String(most)];
      return toFlag(await database.eval(OPEN_SCRIPT, [users, sessions(userId)], args));
    },

    async list(userId: string, now: number) {
      const reply = await database.eval(`return redis.call('HVALS', KEYS[1])`, [sessions(userId)], []);
      const all = toList(reply)
        .map(unpackSession)
        .filter((session) => !isExpired(session, now));
      return all.toSorted((a, b) => b.lastUsedAt - a.lastUsedAt);
    },

    async close({ userId, tokenHash }: SessionKey) {
      const script = `return redis.call('HDEL', KEYS[1], ARGV[1])`;
      toNumber(await database.eval(script, [sessions(userId)], [tokenHash]));
    },

    /** Ends all of a user's sessions; false when there is no such user. */
    async closeAll(userId: string, record?: AuditRecord) {
      const keys = [users, emails, names, admins, list, AUDIT_KEY, sessions(userId)];
      const reply = await database.eval(CLOSE_ALL_SCRIPT, keys, [userId, '', ...packAudit(record)]);
      if (reply !== 1 && reply !== 'missing') throw new DatabaseError();
      return reply === 1;
    },
  };
}
