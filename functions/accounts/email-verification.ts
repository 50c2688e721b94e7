import { accountRefusals } from '#messages/account-refusals';
import type { Caller } from '../core/auth/caller';
import { mailTokenHash } from '../core/auth/mail-token';
import { ApiError } from '../core/errors/api-error';
import { addressChangedEmail, verificationEmail } from '../mail';
import type { Later } from './arrival';
import type { RecoveryParts } from './password-reset';
import { invalidLink, noMail, tooManyEmails } from './recovery-refusals';

/** Confirmation of email addresses. Rejects with `ApiError`, and with `UnavailableError` when the store is away. */
export function createEmailVerification({ store, mailer, clock, siteSecret }: RecoveryParts) {
  return {
    /**
     * Confirms the address that a token was sent to. A new address ends all sessions, and the old address gets an email.
     * @param findCaller finds the caller, once the token is known. Unless the caller is the token's account, a later password
     * reset removes the second factors.
     * @throws ApiError `validation_failed` with `fields.token`
     */
    async verify(token: string, findCaller: () => Promise<Caller | null>, later: Later): Promise<void> {
      const tokenHash = mailTokenHash('verify', token, siteSecret);
      const holder = tokenHash && (await store.holderOf(tokenHash));
      if (!tokenHash || !holder) throw invalidLink();
      const queued = [addressChangedEmail()];
      const isOwnSession = (await findCaller())?.user.id === holder.userId;
      const outcome = await store.verify(holder, tokenHash, isOwnSession, mailer.pack(queued));
      if (outcome === 'taken') throw invalidLink(accountRefusals.email.takenSince);
      if (outcome !== 'done') throw invalidLink();
      later(mailer.deliver(queued));
    },

    /**
     * Sends the link again, to the unconfirmed address.
     * @throws ApiError `conflict` without such an address, or on a site that sends no email; `rate_limited` after the fifth in an
     * hour
     */
    async sendAgain({ user }: Caller, later: Later): Promise<void> {
      if (!mailer.isSet) throw noMail();
      const address = user.pendingEmail ?? (user.emailVerified === true ? null : user.email);
      if (address === null) throw new ApiError('conflict', accountRefusals.email.confirmed);
      const queued = [verificationEmail(address)];
      const nextAt = await store.send(user.id, mailer.pack(queued));
      if (nextAt > 0) throw tooManyEmails(nextAt, clock.now());
      later(mailer.deliver(queued));
    },
  };
}
