import type { RecoveryCodesResponse, TotpResponse, TotpStateResponse } from '@/contract/second-factor';
import type { Caller } from '../../core/auth/caller';
import { signedOut } from '../../core/auth/signed-out';
import { ApiError } from '../../core/errors/api-error';
import { secondFactorAddedLetter, secondFactorRemovedLetter } from '../../mail';
import type { Arrival } from '../sign-into';
import type { FactorParts } from './factor-parts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes';
import { seal, unseal } from './seal';
import { newSecret, stepOf, uriOf } from './totp';

/** As long as somebody may take to find and install an app. */
const PENDING_MS = 1_800_000;

/** How an authenticator app is set up and removed. Rejects with `ApiError`, and with `UnavailableError`. */
export function createTotpSetup({ store, mailer, securityLog, clock, siteSecret }: FactorParts) {
  return {
    async state({ user }: Caller): Promise<TotpStateResponse> {
      const holder = await store.load(user.id);
      if (!holder) throw signedOut();
      const { totpSecret, recoveryCodes } = holder.factors;
      return { isSet: totpSecret !== null, recoveryCodes: recoveryCodes.length };
    },

    /**
     * A new secret, which counts once a code of it is confirmed.
     * @throws ApiError `conflict` when there is an app already
     */
    async begin({ user }: Caller): Promise<TotpResponse> {
      const secret = await newSecret();
      const until = clock.now() + PENDING_MS;
      const outcome = await store.begin(user.id, seal(secret, user.id, siteSecret), until);
      if (outcome === 'exists') throw new ApiError('conflict', 'You have an app already: remove it first.');
      if (outcome === 'missing') throw signedOut();
      return { secret, uri: await uriOf(secret, user.email) };
    },

    /**
     * @throws ApiError `validation_failed` with `fields.code` when it is wrong, `conflict` when no secret waits for it
     */
    async confirm(
      { user }: Caller,
      code: string,
      { address, later }: Pick<Arrival, 'address' | 'later'>,
    ): Promise<RecoveryCodesResponse> {
      const pending = (await store.load(user.id))?.factors.pending ?? null;
      const secret = pending && pending.until > clock.now() && unseal(pending.secret, user.id, siteSecret);
      if (!pending || !secret) throw beginAgain();
      const step = await stepOf(secret, code, clock.now());
      if (step === null) throw notOfThisApp();
      const recoveryCodes = newRecoveryCodes();
      const letters = [secondFactorAddedLetter(user.email, 'app')];
      const outcome = await store.confirm(
        user.id,
        { secret: pending.secret, step },
        recoveryCodes.map(hashRecoveryCode),
        mailer.pack(letters),
      );
      if (outcome === 'stale') throw beginAgain();
      if (outcome === 'missing') throw signedOut();
      later(mailer.deliver(letters));
      securityLog('second_factor_added', { userId: user.id, network: address }, { factor: 'app' });
      return { recoveryCodes };
    },

    /** @throws ApiError `not_found` when there is no app */
    async remove({ user }: Caller, { address, later }: Pick<Arrival, 'address' | 'later'>): Promise<void> {
      const letters = [secondFactorRemovedLetter(user.email, 'app')];
      const outcome = await store.removeTotp(user.id, mailer.pack(letters));
      if (outcome === 'missing') throw new ApiError('not_found', 'No authenticator app is set up.');
      later(mailer.deliver(letters));
      securityLog('second_factor_removed', { userId: user.id, network: address }, { factor: 'app' });
    },
  };
}

function beginAgain(): ApiError {
  return new ApiError('conflict', 'This code is for a set-up that is over. Please begin again.');
}

function notOfThisApp(): ApiError {
  const code = 'This is not the code that the app shows now: check that the time of your device is right';
  return new ApiError('validation_failed', 'Please check the fields.', { fields: { code } });
}
