import type { SessionStore, StoredSession } from '../account-ports';
import { accountKeys } from '../../core/auth/account-keys';
import { type Database, DatabaseAway } from '../../core/database/database';
import { isExpired, SESSION_LIMITS } from '../../core/auth/session-limits';
import { toFlag, toList, toNumber, toRecord } from '../../core/database/replies';
import { OPEN_SCRIPT, USE_SCRIPT } from './session-scripts';
import { packAudit, unpackAccount } from '../../core/auth/user-record';
import { CLOSE_ALL_SCRIPT } from './user-scripts';

const { users, emails, names, admins, list, audit, sessions } = accountKeys;
const { idleMs, absoluteMs, most, writtenEveryMs } = SESSION_LIMITS;
const LIMITS = [String(idleMs), String(absoluteMs)];

/** Sessions in Redis; each method is one command. */
export function createSessionStore(database: Database): SessionStore {
  return {
    async open({ userId, tokenHash }, session, expectedHash) {
      const head = [userId, tokenHash, String(session.createdAt), ...LIMITS];
      const args = [...head, JSON.stringify(session), expectedHash, String(most)];
      return toFlag(await database.eval(OPEN_SCRIPT, [users, sessions(userId)], args));
    },

    async use({ userId, tokenHash }, now) {
      const args = [userId, tokenHash, String(now), ...LIMITS, String(writtenEveryMs)];
      const reply = await database.eval(USE_SCRIPT, [users, sessions(userId)], args);
      if (reply === null) return null;
      const [account, session] = toList(reply);
      return { user: unpackAccount(account).user, session: unpackSession(session) };
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
      const keys = [users, emails, names, admins, list, audit, sessions(userId)];
      const reply = await database.eval(CLOSE_ALL_SCRIPT, keys, [userId, '', ...packAudit(record)]);
      if (reply !== 1 && reply !== 'missing') throw new DatabaseAway();
      return reply === 1;
    },
  };
}

function unpackSession(json: unknown): StoredSession {
  const { id, createdAt, lastUsedAt } = toRecord(json);
  if (typeof id !== 'string' || typeof createdAt !== 'number' || typeof lastUsedAt !== 'number') {
    throw new DatabaseAway();
  }
  return { id, createdAt, lastUsedAt };
}
