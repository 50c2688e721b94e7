import { randomInt } from 'node:crypto';
import type { PasswordReset } from '@/contract/recovery-requests';
import { mailTokenHash } from '../core/auth/mail-token';
import type { Clock } from '../core/time/clock';
import { type Mailer, passwordChangedEmail, resetEmail } from '../mail';
import { refuseGuessablePassword } from './account-refusals';
import type { Later } from './arrival';
import type { Passwords } from './passwords';
import { invalidLink, noMail } from './recovery-refusals';
import type { RecoveryStore } from './store/recovery-store';
import type { UserStore } from './store/user-store';

/**
 * The first attempt to send a link starts at a random time within this span, even when there is nothing to send. The wait of an
 * immediate second request then does not reveal whether the instance is busy with an email.
 */
const SPREAD_MS = 500;

export interface RecoveryParts {
  readonly store: RecoveryStore;
  readonly users: Pick<UserStore, 'find'>;
  readonly passwords: Passwords;
  readonly mailer: Mailer;
  readonly clock: Clock;
  readonly siteSecret: string;
}

/** Password reset by email. Rejects with `ApiError`, and with `UnavailableError` when the store is away. */
export function createPasswordReset({ store, users, passwords, mailer, clock, siteSecret }: RecoveryParts) {
  return {
    /**
     * Sends a link to the address if it belongs to an account and few were sent in the last hour; the response reveals neither.
     * @throws ApiError `conflict` on a site that sends no email
     */
    async forgot(email: string, later: Later): Promise<void> {
      if (!mailer.isSet) throw noMail();
      const queued = [resetEmail(email)];
      await store.forgot(email, mailer.pack(queued));
      later(clock.wait(randomInt(SPREAD_MS)).then(() => mailer.deliver(queued)));
    },

    /**
     * Sets the new password, once per token, and ends all sessions of the account.
     * @throws ApiError `validation_failed` with `fields.token` or `fields.password`
     */
    async reset({ token, password }: PasswordReset, later: Later): Promise<void> {
      const tokenHash = mailTokenHash('reset', token, siteSecret);
      const holder = tokenHash && (await store.holderOf(tokenHash));
      const account = holder ? await users.find(holder.userId) : null;
      if (!tokenHash || !account) throw invalidLink();
      await refuseGuessablePassword(password, account.user);
      const queued = [passwordChangedEmail(account.user.email)];
      const passwordHash = await passwords.hash(password);
      const packed = mailer.pack(queued);
      if ((await store.reset(account.user.id, tokenHash, passwordHash, packed)) !== 'done')
        throw invalidLink();
      later(mailer.deliver(queued));
    },
  };
}
