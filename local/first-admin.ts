import { randomBytes } from 'node:crypto';
import { type AdminAccess, makeFirstAdmin } from '../functions/accounts/first-admin';
import { createPasswords } from '../functions/accounts/passwords';
import { createUserStore } from '../functions/accounts/store/user-store';
import { openDatabase } from '../functions/core/database/database';
import type { DatabaseAddress } from '../functions/core/database/redis-client';
import { systemClock } from '../functions/core/time/clock';

const EMAIL = 'admin@example.org';
/** A machine that has just started a database may be slow to reply. */
const COMMAND_MS = 10_000;

/**
 * Makes an admin with a random password on a fresh site.
 * @returns how to sign in, which nobody can look up later; null when the site has an admin already
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

/** The lines that tell whoever started the site. */
export function describeAdmin({ email, password }: AdminAccess): string {
  return `The admin of this new site, shown only now:\n  email     ${email}\n  password  ${password}`;
}
