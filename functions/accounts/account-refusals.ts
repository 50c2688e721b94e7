import { ApiError } from '../core/errors/api-error';
import { isCommonPassword } from './common-passwords';
import { isPersonal, type NamesOfAccount } from './personal-passwords';
import type { Taken } from './store/user-store';

/** Refuses a name or email address that somebody else has. */
export function taken({ username, email }: Taken): ApiError {
  return new ApiError('conflict', 'An account has this already.', {
    fields: {
      ...(username && { username: 'This username is taken' }),
      ...(email && { email: 'An account with this email address exists' }),
    },
  });
}

/** Refuses what would leave the site without an admin. */
export function lastAdmin(): ApiError {
  return new ApiError('conflict', 'This is the last admin: make another one first.');
}

/** Refuses an admin who would get round what guards the own account. */
export function onlyOnDashboard(): ApiError {
  return new ApiError('forbidden', 'Your own account changes on your dashboard only.');
}

export function noSuchUser(): ApiError {
  return new ApiError('not_found', 'There is no such user.');
}

/** @throws ApiError `validation_failed` when the password is one that attackers of this account try first */
export async function refuseGuessablePassword(password: string, names: NamesOfAccount): Promise<void> {
  if (isPersonal(password, names)) {
    throw guessable('A password must not be the username, the email address or the name of this site');
  }
  if (await isCommonPassword(password)) {
    throw guessable('This password is among the most common ones: choose another');
  }
}

function guessable(password: string): ApiError {
  return new ApiError('validation_failed', 'Please check the fields.', { fields: { password } });
}
