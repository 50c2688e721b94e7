import { factorRefusals } from '#messages/account-refusals';
import type { RecoveryCodesResponse, TotpResponse, TotpStateResponse } from '@/contract/second-factor';
import type { Caller } from '../../core/auth/caller';
import { signedOut } from '../../core/auth/refusals';
import { ApiError, invalidFields } from '../../core/errors/api-error';
import { secondFactorAddedEmail, secondFactorRemovedEmail } from '../../mail';
import type { Arrival } from '../arrival';
import type { CodeCheck } from './code-check';
import type { FactorParts } from './factor-parts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes';
import { seal, unseal } from './seal';
import { newSecret, stepOf, uriOf } from './totp';

/** Time to find and install an app. */
const PENDING_MS = 1_800_000;

export interface TotpSetupParts extends FactorParts {
  readonly codes: Pick<CodeCheck, 'count'>;
}

/** Set-up and removal of an authenticator app. Rejects with `ApiError`, and with `UnavailableError`. */
export function createTotpSetup({ store, codes, mailer, securityLog, clock, siteSecret }: TotpSetupParts) {
  return {
    async state({ user }: Caller): Promise<TotpStateResponse> {
      const holder = await store.load(user.id);
      if (!holder) throw signedOut();
      const { totpSecret, recoveryCodes } = holder.factors;
      return { isSet: totpSecret !== null, recoveryCodes: recoveryCodes.length };
    },

    /**
     * Creates a new secret, which becomes valid once the same session has confirmed one of its codes.
     * @throws ApiError `conflict` when the account already has an app
     */
    async begin({ user, session }: Caller): Promise<TotpResponse> {
      const secret = await newSecret();
      const until = clock.now() + PENDING_MS;
      const pending = { secret: seal(secret, user.id, siteSecret), until, session: session.id };
      const outcome = await store.begin(user.id, pending);
      if (outcome === 'exists') throw new ApiError('conflict', factorRefusals.appExists);
      if (outcome === 'missing') throw signedOut();
      return { secret, uri: await uriOf(secret, user.email) };
    },

    /**
     * Finishes the set-up in the session that began it. Wrong codes must wait from the sixth on, as during sign-in.
     * @throws ApiError `validation_failed` with `fields.code` when it is wrong, `rate_limited`, `conflict` when this session has
     * no pending secret
     */
    async confirm(
      { user, session }: Caller,
      code: string,
      { address, later }: Pick<Arrival, 'address' | 'later'>,
    ): Promise<RecoveryCodesResponse> {
      const pending = (await store.load(user.id))?.factors.pending ?? null;
      const isOpen = pending?.session === session.id && pending.until > clock.now();
      const secret = isOpen && unseal(pending.secret, user.id, siteSecret);
      if (!secret) throw setUpEnded();
      const step = await codes.count(user.id, address, () => stepOf(secret, code, clock.now()));
      if (step === null) throw invalidFields({ code: factorRefusals.wrongSetUpCode });
      const recoveryCodes = newRecoveryCodes();
      const queued = [secondFactorAddedEmail(user.email, 'app')];
      const outcome = await store.confirm(
        user.id,
        { secret: pending.secret, step },
        recoveryCodes.map((each) => hashRecoveryCode(user.id, each)),
        mailer.pack(queued),
      );
      if (outcome === 'stale') throw setUpEnded();
      if (outcome === 'missing') throw signedOut();
      later(mailer.deliver(queued));
      securityLog('second_factor_added', { userId: user.id, network: address }, { factor: 'app' });
      return { recoveryCodes: outcome === 'coded' ? recoveryCodes : null };
    },

    /** @throws ApiError `not_found` without an app */
    async remove({ user }: Caller, { address, later }: Pick<Arrival, 'address' | 'later'>): Promise<void> {
      const queued = [secondFactorRemovedEmail(user.email, 'app')];
      const outcome = await store.removeTotp(user.id, mailer.pack(queued));
      if (outcome === 'missing') throw new ApiError('not_found', factorRefusals.noApp);
      later(mailer.deliver(queued));
      securityLog('second_factor_removed', { userId: user.id, network: address }, { factor: 'app' });
    },
  };
}

function setUpEnded(): ApiError {
  return new ApiError('conflict', factorRefusals.setUpEnded);
}
