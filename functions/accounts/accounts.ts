import type { LoginResponse } from '@/contract/auth';
import type { Login, OwnChanges, Registration } from '@/contract/auth-requests';
import type { ExportResponse } from '@/contract/own-account';
import type { User } from '@/contract/users';
import { applicantOfAccount, releaseApplications, toExported, type ApplicationStore } from '../applications';
import { fold } from '../core/auth/account-keys';
import type { Caller } from '../core/auth/caller';
import { signedOut } from '../core/auth/signed-out';
import type { Credentials, StoredChanges } from '../core/auth/user-record';
import { addressRequestedLetter, type Mailer, passwordChangedLetter, verificationLetter } from '../mail';
import { lastAdmin, refuseCommonPassword, taken } from './account-refusals';
import type { FirstAdmin } from './first-admin';
import { newAccount } from './new-account';
import { checkPassword, type PasswordCheckParts } from './password-check';
import type { Sessions } from './sessions';
import type { UserStore } from './store/user-store';

export interface AccountParts extends PasswordCheckParts {
  readonly users: UserStore;
  readonly applications: Pick<ApplicationStore, 'listOf' | 'release'>;
  readonly sessions: Sessions;
  readonly firstAdmin: FirstAdmin;
  readonly mailer: Mailer;
}

/** Goes on with some work once the response is out. */
export type Later = (work: Promise<unknown>) => void;

export type Accounts = ReturnType<typeof createAccounts>;

/**
 * What people do with their own account. Rejects with `ApiError`, and with `UnavailableError` when the store is away. An
 * `address` is the network that a call comes from.
 */
export function createAccounts(parts: AccountParts) {
  const { users, applications, sessions, firstAdmin, passwords, attempts, mailer, clock } = parts;

  /** A token alone, which may be stolen, changes nothing that its owner could not undo. */
  const confirm = ({ user }: Caller, currentPassword: string, address: string) => {
    const text = 'The current password is wrong.';
    return checkPassword(parts, { email: user.email, address }, currentPassword, {
      find: () => users.find(user.id),
      wrong: { message: text, fields: { currentPassword: 'This is not your current password' } },
    });
  };

  async function signInto(account: Credentials): Promise<LoginResponse> {
    const token = await sessions.open(account);
    if (token === null) throw signedOut();
    return { token, user: account.user };
  }

  return {
    async register({ username, email, password }: Registration, later: Later): Promise<LoginResponse> {
      await firstAdmin.ensure();
      await refuseCommonPassword(password);
      const account = await newAccount({ username, email, role: 'user' }, password, parts);
      const letters = [verificationLetter(email)];
      const created = await users.create(account, { letters: mailer.pack(letters) });
      if (created.outcome === 'taken') throw taken(created);
      later(mailer.deliver(letters));
      return signInto(account);
    },

    async signIn({ email, password }: Login, address: string): Promise<LoginResponse> {
      await firstAdmin.ensure();
      const attempt = { email, address };
      const account = await checkPassword(parts, attempt, password, {
        find: () => users.findByEmail(email),
        wrong: { message: 'The email address or the password is wrong.' },
      });
      const response = await signInto(account);
      await attempts.forgive(attempt, clock.now());
      return response;
    },

    async change(caller: Caller, changes: OwnChanges, address: string, later: Later): Promise<User> {
      const { currentPassword, password, username, email } = changes;
      if (password !== undefined) await refuseCommonPassword(password);
      const { user, passwordHash: expectedHash } = await confirm(caller, currentPassword, address);
      await attempts.forgive({ email: user.email, address }, clock.now());
      const passwordHash = password === undefined ? undefined : await passwords.hash(password);
      const addresses = mailer.isSet ? addressChanges(user, email) : { email };
      const { pendingEmail } = addresses;
      const letters = [
        ...(pendingEmail ? [verificationLetter(pendingEmail), addressRequestedLetter(pendingEmail)] : []),
        ...(passwordHash ? [passwordChangedLetter()] : []),
      ];
      const changed = await users.change(
        user.id,
        { username, passwordHash, ...addresses },
        { expectedHash, keepSession: caller.key.tokenHash, letters: mailer.pack(letters) },
      );
      if (changed.outcome === 'taken') throw taken(changed);
      if (changed.outcome !== 'changed') throw signedOut();
      later(mailer.deliver(letters));
      return changed.user;
    },

    async remove(caller: Caller, currentPassword: string, address: string) {
      const { user, passwordHash: expectedHash } = await confirm(caller, currentPassword, address);
      const removed = await users.remove(user.id, { expectedHash });
      if (removed.outcome === 'last_admin') throw lastAdmin();
      if (removed.outcome !== 'removed') throw signedOut();
      await attempts.forget(user.email);
      await releaseApplications(applications, user.id);
    },

    async export(caller: Caller): Promise<ExportResponse> {
      return {
        exportedAt: new Date(clock.now()).toISOString(),
        user: caller.user,
        sessions: await sessions.list(caller),
        applications: (await applications.listOf(applicantOfAccount(caller.user.id))).map(toExported),
      };
    },
  };
}

/** Another address has to be confirmed first; the same one, however it is written, takes such a wish back. */
function addressChanges(user: User, email?: string): Pick<StoredChanges, 'email' | 'pendingEmail'> {
  if (email === undefined) return {};
  return fold(email) === fold(user.email) ? { email, pendingEmail: null } : { pendingEmail: email };
}
