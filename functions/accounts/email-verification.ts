import type { Caller } from '../core/auth/caller';
import { mailTokenHash } from '../core/auth/mail-token';
import { ApiError } from '../core/errors/api-error';
import { addressChangedLetter, verificationLetter } from '../mail';
import type { Later } from './accounts';
import type { RecoveryParts } from './password-reset';
import { deadLink, noMail } from './recovery-refusals';

/** How addresses are confirmed. Rejects with `ApiError`, and with `UnavailableError` when the store is away. */
export function createEmailVerification({ store, mailer, clock, siteSecret }: RecoveryParts) {
  return {
    /**
     * Confirms the address that a token was sent to. One that takes another's place ends all sessions, and the old one is told.
     * @param findCaller finds who is signed in, once the token is known. Unless it is the token's account, second factors do not outlast
     *   a reset.
     * @throws ApiError `validation_failed` with `fields.token`
     */
    async verify(token: string, findCaller: () => Promise<Caller | null>, later: Later): Promise<void> {
      const tokenHash = mailTokenHash('verify', token, siteSecret);
      const holder = tokenHash && (await store.holderOf(tokenHash));
      if (!tokenHash || !holder) throw deadLink();
      const letters = [addressChangedLetter()];
      const isOwnSession = (await findCaller())?.user.id === holder.userId;
      const outcome = await store.verify(holder, tokenHash, isOwnSession, mailer.pack(letters));
      if (outcome === 'taken') throw deadLink('Another account has this address by now');
      if (outcome !== 'done') throw deadLink();
      later(mailer.deliver(letters));
    },

    /**
     * Sends the link again, to the address that waits to be confirmed.
     * @throws ApiError `conflict` when none does, or the site sends no mail; `rate_limited` after the fifth in an hour
     */
    async sendAgain({ user }: Caller, later: Later): Promise<void> {
      if (!mailer.isSet) throw noMail();
      const address = user.pendingEmail ?? (user.emailVerified === true ? null : user.email);
      if (address === null) throw new ApiError('conflict', 'Your email address is confirmed already.');
      const letters = [verificationLetter(address)];
      const nextAt = await store.send(user.id, mailer.pack(letters));
      if (nextAt > 0) {
        const message = 'This address got several mails within the last hour. Please look for them first.';
        const retryAfter = Math.max(1, Math.ceil((nextAt - clock.now()) / 1_000));
        throw new ApiError('rate_limited', message, { retryAfter });
      }
      later(mailer.deliver(letters));
    },
  };
}
