import type { Role } from '@/contract/users';
import type { StoredSession } from './caller';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

export const SESSION_LIMITS = {
  /** A user who comes back every week stays signed in. */
  idleMs: 7 * DAY_MS,
  /** Staff have more rights, so they must come back within 12 hours. */
  staffIdleMs: 12 * HOUR_MS,
  /** Everyone types the password once a month. */
  absoluteMs: 30 * DAY_MS,
  /** Maximum of concurrent sessions per account. */
  most: 20,
  /** A session's use is stored at most once a minute, to avoid a write on every request. */
  writtenEveryMs: 60_000,
  /** Validity of a session's confirmation. */
  confirmedMs: 300_000,
} as const;

/** Returns when a session of this role expires if it is not used again, in milliseconds since 1970. */
export function expiryOf({ createdAt, lastUsedAt }: StoredSession, role: Role): number {
  const { idleMs, staffIdleMs, absoluteMs } = SESSION_LIMITS;
  return Math.min(lastUsedAt + (role === 'user' ? idleMs : staffIdleMs), createdAt + absoluteMs);
}

export function isExpired(session: StoredSession, role: Role, now: number): boolean {
  return now >= expiryOf(session, role);
}
