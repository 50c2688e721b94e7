import { accountRefusals } from '#messages/account-refusals';
import type { Confirmation, Login, OwnChanges, Registration } from '@/contract/auth-requests';
import type { ExportResponse, OwnChangesResponse } from '@/contract/own-account';
import type { LoginResponse, User } from '@/contract/users';
import { applicantOfAccount, releaseApplications, toExported, type ApplicationStore } from '../applications';
import { emailKey } from '../core/auth/account-keys';
import type { Caller } from '../core/auth/caller';
import { signedOut } from '../core/auth/refusals';
import type { StoredChanges } from '../core/auth/user-record';
import type { SecurityLog } from '../core/security-log';
import { addressRequestedEmail, type Mailer, passwordChangedEmail, verificationEmail } from '../mail';
import { lastAdmin, refuseGuessablePassword, taken } from './account-refusals';
import type { Later } from './arrival';
import type { FirstAdmin } from './first-admin';
import { newAccount } from './new-account';
import { checkPassword, type PasswordCheckParts } from './password-check';
import { codesOf } from './second-factor/code-check';
import type { OwnFactors } from './second-factor/own-factors';
import type { Sessions } from './sessions';
import { signInto } from './sign-into';
import type { UserStore } from './store/user-store';

export interface AccountParts extends PasswordCheckParts {
  readonly users: UserStore;
  readonly applications: Pick<ApplicationStore, 'listOf' | 'release'>;
  readonly sessions: Sessions;
  readonly firstAdmin: FirstAdmin;
  readonly securityLog: SecurityLog;
  readonly mailer: Mailer;
  readonly factors: OwnFactors;
}

/**
 * Actions of users on their own account. Rejects with `ApiError`, and with `UnavailableError` when the store is away. An
 * `address` is the client subnet of a call.
 */
export function createAccounts(parts: AccountParts) {
  const {
    users,
    applications,
    sessions,
    firstAdmin,
    passwords,
    attempts,
    mailer,
    clock,
    securityLog,
    factors,
  } = parts;

  /** A token may be stolen, so it alone cannot change anything that the owner could not undo. */
  const checkOwn = (
    { user }: Caller,
    password: string,
    address: string,
    field: 'currentPassword' | 'password' = 'currentPassword',
  ) =>
    checkPassword(parts, { email: user.email, address }, password, {
      find: async () => [await users.find(user.id)].filter((account) => account !== null),
      wrong: {
        message: accountRefusals.wrongPassword.message,
        fields: { [field]: accountRefusals.wrongPassword.field },
      },
      onWrong: () => securityLog('confirmation_failed', { userId: user.id, network: address }),
    });

  return {
    async register(
      { username, email, password }: Registration,
      later: Later,
      device: string | null = null,
    ): Promise<LoginResponse> {
      await firstAdmin.ensure();
      await refuseGuessablePassword(password, { username, email });
      const account = await newAccount({ username, email, role: 'user' }, password, parts);
      const queued = [verificationEmail(email)];
      const created = await users.create(account, { queued: mailer.pack(queued) });
      if (created.outcome === 'taken') throw taken(created);
      later(mailer.deliver(queued));
      const response = await signInto(sessions, account, { device, later });
      securityLog('registered', { userId: account.user.id });
      return response;
    },

    /** @throws ApiError also `second_factor_required`, with a ticket, when the password was right */
    async signIn(
      { email, password }: Login,
      address: string,
      later: Later,
      device: string | null = null,
    ): Promise<LoginResponse> {
      await firstAdmin.ensure();
      const attempt = { email, address };
      const who = { email: emailKey(email), network: address };
      const account = await checkPassword(parts, attempt, password, {
        find: () => users.findByEmail(email),
        wrong: { message: accountRefusals.wrongSignIn },
        onWrong: () => securityLog('sign_in_failed', who),
      });
      if (account.user.secondFactor === true) {
        await attempts.forgive(attempt, clock.now());
        throw await factors.secondFactorRequired(account);
      }
      const response = await signInto(sessions, account, { device, later });
      await attempts.forgive(attempt, clock.now());
      securityLog('signed_in', { ...who, userId: account.user.id });
      return response;
    },

    /** Confirms the caller's session, for a few minutes. */
    async confirm(caller: Caller, { password, code }: Confirmation, address: string, later: Later) {
      const { user } = caller;
      if (password === undefined) {
        await factors.takeCode(caller, code ?? '', { address, later });
      } else {
        await checkOwn(caller, password, address, 'password');
        await attempts.forgive({ email: user.email, address }, clock.now());
      }
      if (!(await sessions.confirm(caller))) throw signedOut();
      securityLog('confirmed', { userId: user.id, network: address });
    },

    /** A new password or address ends every session of the account, and the caller gets a new token. */
    async change(
      caller: Caller,
      changes: OwnChanges,
      address: string,
      later: Later,
    ): Promise<OwnChangesResponse> {
      const { currentPassword, password, username, email } = changes;
      const { username: oldName, email: oldEmail } = caller.user;
      const names = { username: username ?? oldName, email: email ?? oldEmail };
      if (password !== undefined) await refuseGuessablePassword(password, names);
      const { user, passwordHash: expectedHash } = await checkOwn(caller, currentPassword, address);
      await attempts.forgive({ email: user.email, address }, clock.now());
      const passwordHash = password === undefined ? undefined : await passwords.hash(password);
      const addresses = mailer.isSet ? addressChanges(user, email) : { email };
      const { pendingEmail } = addresses;
      const queued = [
        ...(pendingEmail
          ? [verificationEmail(pendingEmail), addressRequestedEmail(user.email, pendingEmail)]
          : []),
        ...(passwordHash ? [passwordChangedEmail(user.email)] : []),
      ];
      const { token, key } = sessions.replacement(caller);
      const changed = await users.change(
        user.id,
        { username, passwordHash, ...addresses },
        {
          expectedHash,
          replaceSession: [caller.key.tokenHash, key.tokenHash],
          queued: mailer.pack(queued),
        },
      );
      if (changed.outcome === 'taken') throw taken(changed);
      if (changed.outcome !== 'changed') throw signedOut();
      later(mailer.deliver(queued));
      if (changed.isReplaced) securityLog('credentials_changed', { userId: user.id, network: address });
      return { user: changed.user, ...(changed.isReplaced && { token }) };
    },

    async remove(caller: Caller, currentPassword: string, address: string) {
      const { user, passwordHash: expectedHash } = await checkOwn(caller, currentPassword, address);
      const removed = await users.remove(user.id, { expectedHash });
      if (removed.outcome === 'last_admin') throw lastAdmin();
      if (removed.outcome !== 'removed') throw signedOut();
      securityLog('account_deleted', { userId: user.id, network: address });
      await attempts.forget(user.email);
      await attempts.forget(codesOf(user.id));
      await releaseApplications(applications, user.id);
    },

    async export(caller: Caller): Promise<ExportResponse> {
      return {
        exportedAt: new Date(clock.now()).toISOString(),
        user: caller.user,
        sessions: await sessions.list(caller),
        ...(await sessions.signIns(caller)),
        secondFactors: await factors.export(caller),
        applications: (await applications.listOf(applicantOfAccount(caller.user.id))).flatMap(toExported),
      };
    },
  };
}

/** A different address must be confirmed first. The current one, in any spelling, withdraws a requested change. */
function addressChanges(user: User, email?: string): Pick<StoredChanges, 'email' | 'pendingEmail'> {
  if (email === undefined) return {};
  return emailKey(email) === emailKey(user.email) ? { email, pendingEmail: null } : { pendingEmail: email };
}
