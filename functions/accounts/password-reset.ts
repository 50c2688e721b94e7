import { randomInt } from 'node:crypto';
import type { PasswordReset } from '@/contract/recovery-requests';
import { mailTokenHash } from '../core/auth/mail-token';
import type { Clock } from '../core/time/clock';
import { type Mailer, passwordChangedLetter, resetLetter } from '../mail';
import { refuseGuessablePassword } from './account-refusals';
import type { Later } from './accounts';
import type { Passwords } from './passwords';
import { deadLink, noMail } from './recovery-refusals';
import type { RecoveryStore } from './store/recovery-store';
import type { UserStore } from './store/user-store';

/**
 * The first attempt to send a link begins at some time within this one, also where there is nothing to send: whoever asks
 * again at once cannot tell by the wait whether the instance is busy with a mail.
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

/** What helps who has forgotten a password. Rejects with `ApiError`, and with `UnavailableError` when the store is away. */
export function createPasswordReset({ store, users, passwords, mailer, clock, siteSecret }: RecoveryParts) {
  return {
    /**
     * Sends a link to the address, if an account has it and few were sent in the last hour; nothing tells whether.
     * @throws ApiError `conflict` on a site that sends no mail
     */
    async forgot(email: string, later: Later): Promise<void> {
      if (!mailer.isSet) throw noMail();
      const letters = [resetLetter(email)];
      await store.forgot(email, mailer.pack(letters));
      later(clock.wait(randomInt(SPREAD_MS)).then(() => mailer.deliver(letters)));
    },

    /**
     * Sets the new password, once for a token, and ends all sessions of the account.
     * @throws ApiError `validation_failed` with `fields.token` or `fields.password`
     */
    async reset({ token, password }: PasswordReset, later: Later): Promise<void> {
      const tokenHash = mailTokenHash('reset', token, siteSecret);
      const holder = tokenHash && (await store.holderOf(tokenHash));
      const account = holder ? await users.find(holder.userId) : null;
      if (!tokenHash || !account) throw deadLink();
      await refuseGuessablePassword(password, account.user);
      const letters = [passwordChangedLetter(account.user.email)];
      const passwordHash = await passwords.hash(password);
      const packed = mailer.pack(letters);
      if ((await store.reset(account.user.id, tokenHash, passwordHash, packed)) !== 'done') throw deadLink();
      later(mailer.deliver(letters));
    },
  };
}
