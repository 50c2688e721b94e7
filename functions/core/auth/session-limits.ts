import type { Role } from '@/contract/users';
import type { StoredSession } from './caller';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

export const SESSION_LIMITS = {
  /** Whoever comes back every week stays signed in ... */
  idleMs: 7 * DAY_MS,
  /** ... whoever may do more than others has to come back the same day ... */
  staffIdleMs: 12 * HOUR_MS,
  /** ... and everybody types the password once a month. */
  absoluteMs: 30 * DAY_MS,
  /** Places where one account is signed in at a time. */
  most: 20,
  /** A use is written down once a minute: more would be a write for every request. */
  writtenEveryMs: 60_000,
  /** So long a session may do what needs a confirmation. */
  confirmedMs: 300_000,
} as const;

/** When a session of this role ends if it is not used again; milliseconds since 1970. */
export function expiryOf({ createdAt, lastUsedAt }: StoredSession, role: Role): number {
  const { idleMs, staffIdleMs, absoluteMs } = SESSION_LIMITS;
  return Math.min(lastUsedAt + (role === 'user' ? idleMs : staffIdleMs), createdAt + absoluteMs);
}

export function isExpired(session: StoredSession, role: Role, now: number): boolean {
  return now >= expiryOf(session, role);
}
