import type { RecoveryCodesResponse, TotpResponse, TotpStateResponse } from '@/contract/second-factor';
import type { Caller } from '../../core/auth/caller';
import { signedOut } from '../../core/auth/signed-out';
import { ApiError } from '../../core/errors/api-error';
import { secondFactorAddedLetter, secondFactorRemovedLetter } from '../../mail';
import type { Arrival } from '../sign-into';
import type { CodeCheck } from './code-check';
import type { FactorParts } from './factor-parts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes';
import { seal, unseal } from './seal';
import { newSecret, stepOf, uriOf } from './totp';

/** As long as somebody may take to find and install an app. */
const PENDING_MS = 1_800_000;

export interface TotpSetupParts extends FactorParts {
  readonly codes: Pick<CodeCheck, 'count'>;
}

/** How an authenticator app is set up and removed. Rejects with `ApiError`, and with `UnavailableError`. */
export function createTotpSetup({ store, codes, mailer, securityLog, clock, siteSecret }: TotpSetupParts) {
  return {
    async state({ user }: Caller): Promise<TotpStateResponse> {
      const holder = await store.load(user.id);
      if (!holder) throw signedOut();
      const { totpSecret, recoveryCodes } = holder.factors;
      return { isSet: totpSecret !== null, recoveryCodes: recoveryCodes.length };
    },

    /**
     * Makes a new secret, which is valid once the same session has confirmed a code of it.
     * @throws ApiError `conflict` when there is an app already
     */
    async begin({ user, session }: Caller): Promise<TotpResponse> {
      const secret = await newSecret();
      const until = clock.now() + PENDING_MS;
      const pending = { secret: seal(secret, user.id, siteSecret), until, session: session.id };
      const outcome = await store.begin(user.id, pending);
      if (outcome === 'exists') throw new ApiError('conflict', 'You have an app already: remove it first.');
      if (outcome === 'missing') throw signedOut();
      return { secret, uri: await uriOf(secret, user.email) };
    },

    /**
     * Finishes the set-up in the session that began it. Wrong codes have to wait from the sixth on, as when signing in.
     * @throws ApiError `validation_failed` with `fields.code` when it is wrong, `rate_limited`, `conflict` when no secret of this
     *   session waits for it
     */
    async confirm(
      { user, session }: Caller,
      code: string,
      { address, later }: Pick<Arrival, 'address' | 'later'>,
    ): Promise<RecoveryCodesResponse> {
      const pending = (await store.load(user.id))?.factors.pending ?? null;
      const isOpen = pending?.session === session.id && pending.until > clock.now();
      const secret = isOpen && unseal(pending.secret, user.id, siteSecret);
      if (!secret) throw beginAgain();
      const step = await codes.count(user.id, address, () => stepOf(secret, code, clock.now()));
      if (step === null) throw notOfThisApp();
      const recoveryCodes = newRecoveryCodes();
      const letters = [secondFactorAddedLetter(user.email, 'app')];
      const outcome = await store.confirm(
        user.id,
        { secret: pending.secret, step },
        recoveryCodes.map((each) => hashRecoveryCode(user.id, each)),
        mailer.pack(letters),
      );
      if (outcome === 'stale') throw beginAgain();
      if (outcome === 'missing') throw signedOut();
      later(mailer.deliver(letters));
      securityLog('second_factor_added', { userId: user.id, network: address }, { factor: 'app' });
      return { recoveryCodes: outcome === 'coded' ? recoveryCodes : null };
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
