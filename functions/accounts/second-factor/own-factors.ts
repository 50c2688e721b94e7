import { factorRefusals } from '#messages/account-refusals';
import type { ExportedFactors } from '@/contract/second-factor';
import type { Caller } from '../../core/auth/caller';
import { signedOut } from '../../core/auth/refusals';
import { invalidFields } from '../../core/errors/api-error';
import type { Arrival } from '../arrival';
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

export function createOwnFactors({ store, codes, steps }: OwnFactorsParts) {
  return {
    secondFactorRequired: steps.secondFactorRequired,

    /**
     * Accepts a code in place of the password.
     * @throws ApiError `validation_failed` with `fields.code` for an account that has none, else the errors of {@link CodeCheck}
     */
    async takeCode({ user }: Caller, code: string, from: Pick<Arrival, 'address' | 'later'>): Promise<void> {
      const holder = await store.load(user.id);
      if (!holder) throw signedOut();
      if (holder.factors.totpSecret === null && holder.factors.recoveryCodes.length === 0) {
        throw invalidFields({ code: factorRefusals.noCodes });
      }
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
