import { randomUUID } from 'node:crypto';
import type { SessionInfo } from '@/contract/auth';
import type { User } from '@/contract/users';
import type { Credentials, SessionKey, SessionStore, StoredSession } from './account-ports';
import type { Clock } from '../status/ports';
import { expiryOf } from '../core/auth/session-limits';
import { issueToken, parseToken } from '../core/auth/session-token';

/** Who sends a request: the account as it is at this moment, and the session that it came in. */
export interface Caller {
  readonly user: User;
  readonly session: StoredSession;
  readonly key: SessionKey;
}

export interface Sessions {
  /** A new token for the account; null when it is gone, or its password is no longer the one that was checked. */
  open(account: Credentials): Promise<string | null>;
  /** Whose token it is, if it is good. */
  recognise(token: string): Promise<Caller | null>;
  list(caller: Caller): Promise<SessionInfo[]>;
  close(caller: Caller): Promise<void>;
  closeAll(caller: Caller): Promise<void>;
}

/** Every method rejects with `Unavailable` when the store is away: then nobody is let in. */
export function createSessions(store: SessionStore, clock: Clock): Sessions {
  return {
    async open({ user, passwordHash }) {
      const { token, key } = issueToken(user.id);
      const now = clock.now();
      const session = { id: randomUUID(), createdAt: now, lastUsedAt: now };
      return (await store.open(key, session, passwordHash)) ? token : null;
    },

    async recognise(token) {
      const key = parseToken(token);
      const found = key && (await store.use(key, clock.now()));
      return found && { ...found, key };
    },

    async list({ user, session }) {
      const sessions = await store.list(user.id, clock.now());
      return sessions.map((stored) => toInfo(stored, stored.id === session.id));
    },

    close: ({ key }) => store.close(key),

    async closeAll({ user }) {
      await store.closeAll(user.id);
    },
  };
}

function toInfo(session: StoredSession, current: boolean): SessionInfo {
  return {
    id: session.id,
    createdAt: new Date(session.createdAt).toISOString(),
    lastUsedAt: new Date(session.lastUsedAt).toISOString(),
    expiresAt: new Date(expiryOf(session)).toISOString(),
    current,
  };
}
