import { randomUUID } from 'node:crypto';
import type { SessionInfo } from '@/contract/auth';
import type { SessionStore } from './account-ports';
import { expiryOf } from '../core/auth/session-limits';
import { issueToken } from '../core/auth/session-token';
import type { Credentials } from '../core/auth/user-record';
import type { StoredSession, Caller } from '../core/auth/caller';
import type { Clock } from '../core/time/clock';

export interface Sessions {
  /** A new token for the account; null when it is gone, or its password is no longer the one that was checked. */
  open(account: Credentials): Promise<string | null>;
  list(caller: Caller): Promise<SessionInfo[]>;
  close(caller: Caller): Promise<void>;
  closeAll(caller: Caller): Promise<void>;
}

/** Every method rejects with `UnavailableError` when the store is away: then nobody is let in. */
export function createSessions(store: SessionStore, clock: Clock): Sessions {
  return {
    async open({ user, passwordHash }) {
      const { token, key } = issueToken(user.id);
      const now = clock.now();
      const session = { id: randomUUID(), createdAt: now, lastUsedAt: now };
      return (await store.open(key, session, passwordHash)) ? token : null;
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
