import { accountRefusals } from '#messages/account-refusals';
import { ApiError, invalidFields } from '../core/errors/api-error';
import { isCommonPassword } from './common-passwords';
import { isPersonal, type NamesOfAccount } from './personal-passwords';
import type { Taken } from './store/user-store';

/** Returns the refusal of a name or email address that is already in use. */
export function taken({ username, email }: Taken): ApiError {
  return new ApiError('conflict', accountRefusals.taken.message, {
    fields: {
      ...(username && { username: accountRefusals.taken.username }),
      ...(email && { email: accountRefusals.taken.email }),
    },
  });
}

/** Returns the refusal of a change that would leave the site without an admin. */
export function lastAdmin(): ApiError {
  return new ApiError('conflict', accountRefusals.lastAdmin);
}

/** Returns the refusal of an admin who would bypass the protections of their own account. */
export function onlyOnDashboard(): ApiError {
  return new ApiError('forbidden', accountRefusals.onlyOnDashboard);
}

export function noSuchUser(): ApiError {
  return new ApiError('not_found', accountRefusals.noSuchUser);
}

/** @throws ApiError `validation_failed` for a password that attackers of this account would try first */
export async function refuseGuessablePassword(password: string, names: NamesOfAccount): Promise<void> {
  const { personal, common } = accountRefusals.guessable;
  if (isPersonal(password, names)) throw invalidFields({ password: personal });
  if (await isCommonPassword(password)) throw invalidFields({ password: common });
}
