import type { User } from '@/contract/users';

/** A session as it is stored; times in milliseconds since 1970. */
export interface StoredSession {
  readonly id: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  /** Rough description of the browser and system; null when unknown. */
  readonly device: string | null;
  /** Time of the user's last confirmation; null without any. */
  readonly confirmedAt: number | null;
}

/** Key of a session in the database: its user, and the hash of its token. */
export interface SessionKey {
  readonly userId: string;
  readonly tokenHash: string;
}

/** The sender of a request: its account as it is now, and the session. */
export interface Caller {
  readonly user: User;
  readonly session: StoredSession;
  readonly key: SessionKey;
}
