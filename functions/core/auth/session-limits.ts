import type { StoredSession } from './caller';

const DAY_MS = 86_400_000;

export const SESSION_LIMITS = {
  /** Whoever comes back every week stays signed in ... */
  idleMs: 7 * DAY_MS,
  /** ... and types the password once a month. */
  absoluteMs: 30 * DAY_MS,
  /** Places where one account is signed in at a time. */
  most: 20,
  /** A use is written down once a minute: more would be a write for every request. */
  writtenEveryMs: 60_000,
} as const;

/** When a session ends if it is not used again; milliseconds since 1970. */
export function expiryOf({ createdAt, lastUsedAt }: StoredSession): number {
  return Math.min(lastUsedAt + SESSION_LIMITS.idleMs, createdAt + SESSION_LIMITS.absoluteMs);
}

export function isExpired(session: StoredSession, now: number): boolean {
  return now >= expiryOf(session);
}
