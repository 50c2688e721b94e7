import { randomUUID } from 'node:crypto';
import type { SessionInfo } from '@/contract/own-account';
import type { StoredSession, Caller } from '../core/auth/caller';
import { expiryOf } from '../core/auth/session-limits';
import { issueToken } from '../core/auth/session-token';
import type { Credentials } from '../core/auth/user-record';
import type { Clock } from '../core/time/clock';
import type { SessionStore } from './store/session-store';

export type Sessions = ReturnType<typeof createSessions>;

/** Every method rejects with `UnavailableError` when the store is away: then nobody is let in. */
export function createSessions(store: SessionStore, clock: Clock, siteSecret: string) {
  return {
    /** A new token for the account; null when it is gone, or its password is no longer the one that was checked. */
    async open({ user, passwordHash }: Credentials) {
      const { token, key } = issueToken(user.id, siteSecret);
      const now = clock.now();
      const session = { id: randomUUID(), createdAt: now, lastUsedAt: now };
      return (await store.open(key, session, passwordHash)) ? token : null;
    },

    async list({ user, session }: Caller) {
      const sessions = await store.list(user.id, clock.now());
      return sessions.map((stored) => toInfo(stored, stored.id === session.id));
    },

    close: ({ key }: Caller) => store.close(key),

    async closeAll({ user }: Caller) {
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
