import { randomBytes } from 'node:crypto';
import { type AdminAccess, makeFirstAdmin } from '../functions/accounts/first-admin';
import { createPasswords } from '../functions/accounts/passwords';
import { createUserStore } from '../functions/accounts/store/user-store';
import { openDatabase } from '../functions/core/database/database';
import type { DatabaseAddress } from '../functions/core/database/redis-client';
import { systemClock } from '../functions/core/time/clock';

const EMAIL = 'admin@example.org';
/** Time limit of a command. A machine that has just started a database may respond slowly. */
const COMMAND_MS = 10_000;

/**
 * Creates an admin with a random password on a fresh site.
 * @returns the credentials, which cannot be looked up later; null if the site already has an admin
 */
export async function makeLocalAdmin(database: DatabaseAddress): Promise<AdminAccess | null> {
  const users = createUserStore(openDatabase(database, COMMAND_MS));
  if ((await users.count()).admins > 0) return null;
  const access = { email: EMAIL, password: randomBytes(12).toString('base64url') };
  const { outcome } = await makeFirstAdmin(access, {
    users,
    passwords: createPasswords(),
    clock: systemClock,
  });
  return outcome === 'created' ? access : null;
}

/** Returns the message to the user who started the site. */
export function describeAdmin({ email, password }: AdminAccess): string {
  return `Admin account of this new site, shown only once:\n  email     ${email}\n  password  ${password}`;
}
