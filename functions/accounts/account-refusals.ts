import type { Taken } from './account-ports';
import { isCommonPassword } from './common-passwords';
import { Refusal } from '../core/errors/refusal';

/** The answer to a name or email address that somebody else has. */
export function taken({ username, email }: Taken): Refusal {
  return new Refusal('conflict', 'An account has this already.', {
    fields: {
      ...(username && { username: 'This username is taken' }),
      ...(email && { email: 'An account with this email address exists' }),
    },
  });
}

/** The answer to what would leave nobody to administer the site. */
export function lastAdmin(): Refusal {
  return new Refusal('conflict', 'This is the last admin: make another one first.');
}

export function noSuchUser(): Refusal {
  return new Refusal('not_found', 'There is no such user.');
}

/** @throws Refusal `validation_failed` when the password is one that attackers try first */
export async function refuseCommonPassword(password: string): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  throw new Refusal('validation_failed', 'Please check the fields.', {
    fields: { password: 'This password is among the most common ones: choose another' },
  });
}
