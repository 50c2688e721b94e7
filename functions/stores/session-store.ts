import type { SessionStore, StoredSession } from '../services/account-ports';
import { isRecord } from '../services/untrusted';
import { accountKeys } from './account-keys';
import { type Database, DatabaseAway } from './database';
import { isExpired, SESSION_LIMITS } from '../services/session-limits';
import { OPEN_SCRIPT, USE_SCRIPT } from './session-scripts';
import { packAudit, unpackAccount } from './user-record';
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
      const reply = await database.eval(OPEN_SCRIPT, [users, sessions(userId)], args);
      if (reply !== 0 && reply !== 1) throw new DatabaseAway();
      return reply === 1;
    },

    async use({ userId, tokenHash }, now) {
      const args = [userId, tokenHash, String(now), ...LIMITS, String(writtenEveryMs)];
      const reply = await database.eval(USE_SCRIPT, [users, sessions(userId)], args);
      if (reply === null) return null;
      if (!Array.isArray(reply)) throw new DatabaseAway();
      const [account, session]: unknown[] = reply;
      return { user: unpackAccount(account).user, session: unpackSession(session) };
    },

    async list(userId, now) {
      const reply = await database.eval(`return redis.call('HVALS', KEYS[1])`, [sessions(userId)], []);
      if (!Array.isArray(reply)) throw new DatabaseAway();
      const all = reply.map(unpackSession).filter((session) => !isExpired(session, now));
      return all.toSorted((a, b) => b.lastUsedAt - a.lastUsedAt);
    },

    async close({ userId, tokenHash }) {
      const script = `return redis.call('HDEL', KEYS[1], ARGV[1])`;
      const reply = await database.eval(script, [sessions(userId)], [tokenHash]);
      if (typeof reply !== 'number') throw new DatabaseAway();
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
  const value: unknown = typeof json === 'string' ? JSON.parse(json) : null;
  if (!isRecord(value)) throw new DatabaseAway();
  const { id, createdAt, lastUsedAt } = value;
  if (typeof id !== 'string' || typeof createdAt !== 'number' || typeof lastUsedAt !== 'number') {
    throw new DatabaseAway();
  }
  return { id, createdAt, lastUsedAt };
}
