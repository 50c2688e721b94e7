import { randomUUID } from 'node:crypto';
import type { SessionInfo } from '@/contract/own-account';
import type { Role } from '@/contract/users';
import type { StoredSession, Caller } from '../core/auth/caller';
import { expiryOf } from '../core/auth/session-limits';
import { issueToken } from '../core/auth/session-token';
import type { Credentials } from '../core/auth/user-record';
import type { Clock } from '../core/time/clock';
import { type Mailer, newDeviceEmail } from '../mail';
import type { Later } from './arrival';
import type { SessionStore } from './store/session-store';

export type Sessions = ReturnType<typeof createSessions>;

/** Every method rejects with `UnavailableError` when the store is away, so nobody is let in then. */
export function createSessions(store: SessionStore, clock: Clock, siteSecret: string, mailer: Mailer) {
  return {
    /**
     * Returns a new token for the account; null when it is gone, or its password has changed since the check. The account's owner
     * gets an email when the device is new and others are known.
     * @param device rough description of the device
     * @param isConfirmed whether the sign-in counts as the session's confirmation, as one with a second factor or a passkey does
     */
    async open(
      { user, passwordHash }: Credentials,
      device: string | null,
      later: Later,
      isConfirmed = false,
    ) {
      const { token, key } = issueToken(user.id, siteSecret);
      const now = clock.now();
      const session = {
        id: randomUUID(),
        createdAt: now,
        lastUsedAt: now,
        device,
        confirmedAt: isConfirmed ? now : null,
      };
      const queued = [newDeviceEmail(user.email, device)];
      const outcome = await store.open(key, session, passwordHash, mailer.pack(queued));
      if (outcome === 'told') later(mailer.deliver(queued));
      return outcome === 'refused' ? null : token;
    },

    /** Returns a token that may later replace the caller's. */
    replacement: ({ user }: Caller) => issueToken(user.id, siteSecret),

    async list({ user, session }: Caller) {
      const sessions = await store.list(user, clock.now());
      return sessions.map((stored) => toInfo(stored, user.role, stored.id === session.id));
    },

    /** Resolves to what is stored of the caller's sign-ins. */
    signIns: ({ user }: Caller) => store.signIns(user.id),

    /** Confirms the session; false when it has ended in the meantime. */
    confirm: ({ key }: Caller) => store.confirm(key, clock.now()),

    close: ({ key }: Caller) => store.close(key),

    /** Ends one of the caller's sessions; false for an unknown id. */
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
