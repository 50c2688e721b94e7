import type { Credentials } from '../core/auth/user-record';
import { ApiError } from '../core/errors/api-error';
import { UnavailableError } from '../core/errors/unavailable-error';
import type { Clock } from '../core/time/clock';
import { ATTEMPT_LIMITS } from './attempt-limits';
import type { Passwords } from './passwords';
import type { AttemptStore, SignInAttempt } from './store/attempt-store';
import type { UserStore } from './store/user-store';

export interface PasswordCheckParts {
  readonly passwords: Passwords;
  readonly attempts: AttemptStore;
  readonly clock: Clock;
  readonly users: Pick<UserStore, 'renewHash'>;
}

/** What is said of a wrong password, where it is said. */
export interface WrongPassword {
  readonly message: string;
  readonly fields?: Record<string, string>;
}

export interface PasswordOwner {
  /** Finds the account; several where older ones have the same address in two forms. */
  readonly find: () => Promise<readonly Credentials[]>;
  readonly wrong: WrongPassword;
  /** Told of each wrong password. */
  readonly onWrong: () => void;
}

/**
 * Whether the password belongs to the account of this email address, which may not exist: then it is wrong, after as
 * much work. Wrong passwords count against the account, and from the sixth on they have to wait.
 * @returns the account
 * @throws ApiError `unauthenticated`, or `rate_limited` with the seconds to wait; UnavailableError when the attempts cannot be checked
 */
export async function checkPassword(
  { passwords, attempts, clock, users }: PasswordCheckParts,
  attempt: SignInAttempt,
  password: string,
  { find, wrong, onWrong }: PasswordOwner,
): Promise<Credentials> {
  // An attempt that is turned away here must not count as a wrong password.
  if (passwords.isBusy()) throw new UnavailableError('Too many passwords are being checked.');
  const verdict = await attempts.begin(attempt, clock.now());
  if (!verdict.admitted) throw tooMany(verdict.retryAfterMs);
  const accounts = await find();
  if (accounts.length === 0) await passwords.verify(password, null);
  for (const account of accounts) {
    const { isRight, renewed } = await passwords.verify(password, account.passwordHash);
    if (!isRight) continue;
    if (renewed === null) return account;
    const isStored = await users.renewHash(account.user.id, account.passwordHash, renewed);
    return isStored ? { ...account, passwordHash: renewed } : account;
  }
  onWrong();
  if (verdict.failures > ATTEMPT_LIMITS.freeFailures) throw tooMany(verdict.retryAfterMs);
  throw new ApiError('unauthenticated', wrong.message, wrong.fields ? { fields: wrong.fields } : {});
}

/** Refuses who has tried too often. */
export function tooMany(waitMs: number, what: 'passwords' | 'codes' = 'passwords'): ApiError {
  const message = `Too many wrong ${what} for this account. Please wait before you try again.`;
  return new ApiError('rate_limited', message, { retryAfter: Math.ceil(waitMs / 1_000) });
}
