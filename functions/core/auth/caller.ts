import type { User } from '@/contract/users';

/** A session as it is stored; times in milliseconds since 1970. */
export interface StoredSession {
  readonly id: string;
  readonly createdAt: number;
  readonly lastUsedAt: number;
  /** Roughly what it was opened with; null when that is not known. */
  readonly device: string | null;
  /** When its user last proved to be there; null unless that ever happened. */
  readonly confirmedAt: number | null;
}

/** How a session is found: its user, and the hash of its token. */
export interface SessionKey {
  readonly userId: string;
  readonly tokenHash: string;
}

/** Who sends a request: the account as it is at this moment, and the session that it came in. */
export interface Caller {
  readonly user: User;
  readonly session: StoredSession;
  readonly key: SessionKey;
}
