import { randomUUID } from 'node:crypto';
import type { SessionInfo } from '@/contract/own-account';
import type { Role } from '@/contract/users';
import type { StoredSession, Caller } from '../core/auth/caller';
import { expiryOf } from '../core/auth/session-limits';
import { issueToken } from '../core/auth/session-token';
import type { Credentials } from '../core/auth/user-record';
import type { Clock } from '../core/time/clock';
import { type Mailer, newDeviceLetter } from '../mail';
import type { Later } from './accounts';
import type { SessionStore } from './store/session-store';

export type Sessions = ReturnType<typeof createSessions>;

/** Every method rejects with `UnavailableError` when the store is away: then nobody is let in. */
export function createSessions(store: SessionStore, clock: Clock, siteSecret: string, mailer: Mailer) {
  return {
    /**
     * A new token for the account; null when it is gone, or its password is no longer the one that was checked. Whose account
     * it is gets a mail when it was never opened with such a device, but with others.
     * @param device roughly what it is opened with
     */
    async open({ user, passwordHash }: Credentials, device: string | null, later: Later) {
      const { token, key } = issueToken(user.id, siteSecret);
      const now = clock.now();
      const session = { id: randomUUID(), createdAt: now, lastUsedAt: now, device, confirmedAt: null };
      const letters = [newDeviceLetter(user.email, device)];
      const outcome = await store.open(key, session, passwordHash, mailer.pack(letters));
      if (outcome === 'told') later(mailer.deliver(letters));
      return outcome === 'refused' ? null : token;
    },

    /** A token that is yet to take the place of the caller's. */
    replacement: ({ user }: Caller) => issueToken(user.id, siteSecret),

    async list({ user, session }: Caller) {
      const sessions = await store.list(user, clock.now());
      return sessions.map((stored) => toInfo(stored, user.role, stored.id === session.id));
    },

    /** The kinds of device that the caller's account knows; null among them stands for those that did not say. */
    devices: ({ user }: Caller) => store.devices(user.id),

    /** Notes that the caller proved to be there; false when the session has ended meanwhile. */
    confirm: ({ key }: Caller) => store.confirm(key, clock.now()),

    close: ({ key }: Caller) => store.close(key),

    /** Ends one of the caller's sessions; false when there is none of this id. */
    closeOne: ({ user }: Caller, id: string) => store.closeOne(user.id, id),

    async closeAll({ user }: Caller) {
      await store.closeAll(user.id);
    },
  };
}

function toInfo(session: StoredSession, role: Role, current: boolean): SessionInfo {
  return {
    id: session.id,
    createdAt: new Date(session.createdAt).toISOString(),
    device: session.device,
    lastUsedAt: new Date(session.lastUsedAt).toISOString(),
    expiresAt: new Date(expiryOf(session, role)).toISOString(),
    current,
  };
}
