import { ValidationError } from 'yup';
import { type NewUser, newUserSchema } from '@/contract/user-requests';
import { isCommonPassword } from '../../functions/accounts/common-passwords';
import { newAccount } from '../../functions/accounts/new-account';
import { createPasswords } from '../../functions/accounts/passwords';
import { createUserStore } from '../../functions/accounts/store/user-store';
import { openDatabase } from '../../functions/core/database/database';
import type { DatabaseAddress } from '../../functions/core/database/redis-client';
import { systemClock } from '../../functions/core/time/clock';

/** A person waits for it, not a page. */
const COMMAND_MS = 10_000;

export type AdminFields = Record<'username' | 'email' | 'password', string>;

/**
 * Makes an admin besides those that there are.
 * @returns what is wrong, in sentences; empty when the admin was made
 * @throws UnavailableError when the database is unavailable
 */
export async function makeAdmin(address: DatabaseAddress, fields: AdminFields): Promise<string[]> {
  const checked = check(fields);
  if (Array.isArray(checked)) return checked;
  const { username, email, password } = checked;
  if (await isCommonPassword(password))
    return ['This password is among the most common ones: choose another'];
  const parts = { passwords: createPasswords(), clock: systemClock };
  const account = await newAccount({ username, email, role: 'admin' }, password, parts);
  const created = await createUserStore(openDatabase(address, COMMAND_MS)).create(account);
  if (created.outcome !== 'taken') return [];
  return [
    ...(created.username ? ['This username is taken'] : []),
    ...(created.email ? ['An account with this email address exists'] : []),
  ];
}

function check(fields: AdminFields): NewUser | string[] {
  try {
    return newUserSchema.validateSync(fields, { abortEarly: false, stripUnknown: true });
  } catch (fault) {
    if (fault instanceof ValidationError) return fault.errors;
    throw fault;
  }
}
