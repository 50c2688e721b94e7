import { accountRefusals } from '#messages/account-refusals';
import type { Credentials } from '../core/auth/user-record';
import { ApiError } from '../core/errors/api-error';
import { UnavailableError } from '../core/errors/unavailable-error';
import type { Clock } from '../core/time/clock';
import type { Passwords } from './passwords';
import { type AttemptStore, type SignInAttempt, ATTEMPT_LIMITS } from './store/attempt-store';
import type { UserStore } from './store/user-store';

export interface PasswordCheckParts {
  readonly passwords: Passwords;
  readonly attempts: AttemptStore;
  readonly clock: Clock;
  readonly users: Pick<UserStore, 'renewHash'>;
}

/** Error for a wrong password, and its fields. */
export interface WrongPassword {
  readonly message: string;
  readonly fields?: Record<string, string>;
}

export interface PasswordOwner {
  /** Finds the account; several where older ones have the same address in two spellings. */
  readonly find: () => Promise<readonly Credentials[]>;
  readonly wrong: WrongPassword;
  readonly onWrong: () => void;
}

/**
 * Checks the password of the account with this email address. For an unknown address the password is wrong, after as much work.
 * Wrong passwords count against the account; from the sixth on they must wait.
 * @returns the account
 * @throws ApiError `unauthenticated`, or `rate_limited` with the seconds to wait; UnavailableError when the attempts cannot be
 * checked
 */
export async function checkPassword(
  { passwords, attempts, clock, users }: PasswordCheckParts,
  attempt: SignInAttempt,
  password: string,
  { find, wrong, onWrong }: PasswordOwner,
): Promise<Credentials> {
  // An attempt that is rejected here must not count as a wrong password.
  if (passwords.isBusy()) throw new UnavailableError('Too many passwords are being checked.');
  const verdict = await attempts.begin(attempt, clock.now());
  if (!verdict.admitted) throw tooMany(verdict.retryAfterMs, accountRefusals.tooManyPasswords);
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
  if (verdict.failures > ATTEMPT_LIMITS.freeFailures)
    throw tooMany(verdict.retryAfterMs, accountRefusals.tooManyPasswords);
  throw new ApiError('unauthenticated', wrong.message, wrong.fields ? { fields: wrong.fields } : {});
}

/** Returns the refusal of a caller who has tried too often. */
export function tooMany(waitMs: number, message: string): ApiError {
  return new ApiError('rate_limited', message, { retryAfter: Math.ceil(waitMs / 1_000) });
}
