import type { ExportedFactors } from '@/contract/second-factor';
import type { Caller } from '../../core/auth/caller';
import { signedOut } from '../../core/auth/signed-out';
import { ApiError } from '../../core/errors/api-error';
import type { Arrival } from '../sign-into';
import type { CodeCheck } from './code-check';
import type { FactorStore } from './factor-store';
import { toInfos } from './own-passkeys';
import type { SecondSteps } from './second-step';

export interface OwnFactorsParts {
  readonly store: FactorStore;
  readonly codes: CodeCheck;
  readonly steps: SecondSteps;
}

export type OwnFactors = ReturnType<typeof createOwnFactors>;

/** What an account's other calls need of its second factors. */
export function createOwnFactors({ store, codes, steps }: OwnFactorsParts) {
  return {
    demand: steps.demand,

    /**
     * Takes a code in the place of the password.
     * @throws ApiError `validation_failed` with `fields.code` for an account that has none, else as {@link CodeCheck}
     */
    async takeCode({ user }: Caller, code: string, from: Pick<Arrival, 'address' | 'later'>): Promise<void> {
      const holder = await store.load(user.id);
      if (!holder) throw signedOut();
      if (holder.factors.totpSecret === null && holder.factors.recoveryCodes.length === 0) throw noCodes();
      await codes.take(holder, code, from);
    },

    async export({ user }: Caller): Promise<ExportedFactors> {
      const holder = await store.load(user.id);
      if (!holder) throw signedOut();
      const { totpSecret, recoveryCodes, passkeys } = holder.factors;
      return {
        authenticatorApp: totpSecret !== null,
        recoveryCodesLeft: recoveryCodes.length,
        passkeys: toInfos(passkeys),
      };
    },
  };
}

function noCodes(): ApiError {
  const code = 'Your account has no codes: confirm with your password';
  return new ApiError('validation_failed', 'Please check the fields.', { fields: { code } });
}
