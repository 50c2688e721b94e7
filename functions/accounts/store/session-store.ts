import type { SessionStore } from '../account-ports';
import { accountKeys } from '../../core/auth/account-keys';
import { type Database, DatabaseError } from '../../core/database/database';
import { isExpired, SESSION_LIMITS } from '../../core/auth/session-limits';
import { toFlag, toList, toNumber } from '../../core/database/replies';
import { OPEN_SCRIPT } from '../../core/auth/session-scripts';
import { CLOSE_ALL_SCRIPT } from './user-scripts';
import { packAudit, AUDIT_KEY } from '../../core/audit/audit-record';
import { unpackSession } from '../../core/auth/session-record';

const { users, emails, names, admins, list, sessions } = accountKeys;
const { idleMs, absoluteMs, most } = SESSION_LIMITS;
const LIMITS = [String(idleMs), String(absoluteMs)];

/** Sessions in Redis; each method is one command. */
export function createSessionStore(database: Database): SessionStore {
  return {
    async open({ userId, tokenHash }, session, expectedHash) {
      const head = [userId, tokenHash, String(session.createdAt), ...LIMITS];
      const args = [...head, JSON.stringify(session), expectedHash, String(most)];
      return toFlag(await database.eval(OPEN_SCRIPT, [users, sessions(userId)], args));
    },

    async list(userId, now) {
      const reply = await database.eval(`return redis.call('HVALS', KEYS[1])`, [sessions(userId)], []);
      const all = toList(reply)
        .map(unpackSession)
        .filter((session) => !isExpired(session, now));
      return all.toSorted((a, b) => b.lastUsedAt - a.lastUsedAt);
    },

    async close({ userId, tokenHash }) {
      const script = `return redis.call('HDEL', KEYS[1], ARGV[1])`;
      toNumber(await database.eval(script, [sessions(userId)], [tokenHash]));
    },

    async closeAll(userId, record) {
      const keys = [users, emails, names, admins, list, AUDIT_KEY, sessions(userId)];
      const reply = await database.eval(CLOSE_ALL_SCRIPT, keys, [userId, '', ...packAudit(record)]);
      if (reply !== 1 && reply !== 'missing') throw new DatabaseError();
      return reply === 1;
    },
  };
}
