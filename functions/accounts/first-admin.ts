import { randomBytes } from 'node:crypto';
import { isCommonPassword } from './common-passwords';
import { newAccount, type NewAccountParts } from './new-account';
import { isPersonal } from './personal-passwords';
import type { Created, UserStore } from './store/user-store';

export interface AdminAccess {
  readonly email: string;
  readonly password: string;
}

export interface FirstAdminParts extends NewAccountParts {
  readonly users: UserStore;
}

export type FirstAdmin = ReturnType<typeof createFirstAdmin>;

/** @param warn gets the reason, without any secret, why no admin could be made */
export function createFirstAdmin(
  access: AdminAccess | null,
  parts: FirstAdminParts,
  warn: (message: string) => void,
) {
  let settled: Promise<void> | undefined;
  async function make({ email, password }: AdminAccess) {
    if ((await parts.users.count()).admins > 0) return;
    const problem = await problemWith({ email, password });
    if (problem !== null) {
      warn(`${problem}. No admin was created.`);
      return;
    }
    const { outcome } = await makeFirstAdmin({ email, password }, parts);
    if (outcome === 'taken') warn('An account with ADMIN_EMAIL already exists. No admin was created.');
  }
  return {
    /**
     * Creates the first admin if the site has none. It precedes every registration and sign-in, so that nobody can take the
     * address beforehand. Once an admin exists, an instance no longer checks. Rejects with `UnavailableError`.
     */
    ensure(): Promise<void> {
      if (access === null) return Promise.resolve();
      settled ??= make(access).catch((error: unknown) => {
        settled = undefined;
        throw error;
      });
      return settled;
    },
  };
}

/** Returns why no admin can be made with these values, as the beginning of a sentence; null when one can. */
export async function problemWith({ email, password }: AdminAccess): Promise<string | null> {
  if (await isCommonPassword(password)) return 'ADMIN_PASSWORD is among the most common passwords';
  const isTheirs = isPersonal(password, { username: 'admin', email });
  return isTheirs ? 'ADMIN_PASSWORD is ADMIN_EMAIL or the name of the site' : null;
}

/** Creates an admin unless one exists, even when several instances try at the same time. The name begins with `admin`. */
export async function makeFirstAdmin(
  { email, password }: AdminAccess,
  parts: FirstAdminParts,
): Promise<Created> {
  const make = async (username: string) => {
    const account = await newAccount({ username, email, role: 'admin' }, password, parts);
    return parts.users.create(account, { onlyWithoutAdmin: true });
  };
  const created = await make('admin');
  const isNameTaken = created.outcome === 'taken' && created.username && !created.email;
  return isNameTaken ? make(`admin_${randomBytes(4).toString('hex')}`) : created;
}
