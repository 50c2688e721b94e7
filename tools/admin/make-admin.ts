import { ValidationError } from 'yup';
import { accountRefusals } from '#messages/account-refusals';
import { type NewUser, newUserSchema } from '@/contract/user-requests';
import { isCommonPassword } from '../../functions/accounts/common-passwords';
import { newAccount } from '../../functions/accounts/new-account';
import { createPasswords } from '../../functions/accounts/passwords';
import { createUserStore } from '../../functions/accounts/store/user-store';
import { openDatabase } from '../../functions/core/database/database';
import type { DatabaseAddress } from '../../functions/core/database/redis-client';
import { systemClock } from '../../functions/core/time/clock';

/** Time limit of a command: a person waits for it, not a page. */
const COMMAND_MS = 10_000;

export type AdminFields = Record<'username' | 'email' | 'password', string>;

/**
 * Creates an additional admin.
 * @returns the faults in sentences; empty if the admin was created
 * @throws UnavailableError if the database is unavailable
 */
export async function makeAdmin(address: DatabaseAddress, fields: AdminFields): Promise<string[]> {
  const checked = check(fields);
  if (Array.isArray(checked)) return checked;
  const { username, email, password } = checked;
  if (await isCommonPassword(password)) return [accountRefusals.guessable.common];
  const parts = { passwords: createPasswords(), clock: systemClock };
  const account = await newAccount({ username, email, role: 'admin' }, password, parts);
  const created = await createUserStore(openDatabase(address, COMMAND_MS)).create(account);
  if (created.outcome !== 'taken') return [];
  return [
    ...(created.username ? [accountRefusals.taken.username] : []),
    ...(created.email ? [accountRefusals.taken.email] : []),
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
