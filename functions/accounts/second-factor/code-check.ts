import { randomUUID } from 'node:crypto';
import { ApiError } from '../../core/errors/api-error';
import type { SecurityLog } from '../../core/security-log';
import type { Clock } from '../../core/time/clock';
import { type Mailer, recoveryCodeUsedLetter } from '../../mail';
import { ATTEMPT_LIMITS } from '../attempt-limits';
import { tooMany } from '../password-check';
import type { Arrival } from '../sign-into';
import type { AttemptStore, SignInAttempt } from '../store/attempt-store';
import type { Holder } from './factor-record';
import type { FactorStore, GoodCode } from './factor-store';
import { hashRecoveryCode } from './recovery-codes';
import { unseal } from './seal';
import { stepOf } from './totp';

export interface CodeCheckParts {
  readonly store: Pick<FactorStore, 'takeCode'>;
  readonly attempts: AttemptStore;
  readonly mailer: Mailer;
  readonly securityLog: SecurityLog;
  readonly clock: Clock;
  readonly siteSecret: string;
}

export type CodeCheck = ReturnType<typeof createCodeCheck>;

/** What wrong codes count against, in the place of an email address: the account, apart from its wrong passwords. */
export const codesOf = (userId: string): string => `second-factor:${userId}`;

/** Takes codes of authenticator apps and recovery codes, each once. */
export function createCodeCheck(parts: CodeCheckParts) {
  const { store, attempts, mailer, securityLog, clock, siteSecret } = parts;

  /** What the code is; null when it is none of this account. */
  async function find({ account: { user }, factors }: Holder, code: string): Promise<GoodCode | null> {
    if (!/^\d{6}$/.test(code)) {
      const recoveryHash = hashRecoveryCode(code);
      return factors.recoveryCodes.includes(recoveryHash) ? { recoveryHash } : null;
    }
    const secret = factors.totpSecret === null ? null : unseal(factors.totpSecret, user.id, siteSecret);
    const step = secret === null ? null : await stepOf(secret, code, clock.now());
    return step === null ? null : { step };
  }

  return {
    /**
     * Takes the code, and the ticket with it. Wrong codes of an account have to wait from the sixth on, as wrong passwords have.
     * @param ticketHash of the ticket that the code is for; null without one
     * @param onWrong told of a wrong code, by the attempt that it was
     * @throws ApiError `unauthenticated` with `fields.code`, or `rate_limited`; UnavailableError when that cannot be checked
     */
    async take(
      holder: Holder,
      code: string,
      { address, later }: Pick<Arrival, 'address' | 'later'>,
      ticketHash: string | null = null,
      onWrong: (attempt: string) => Promise<void> = () => Promise.resolve(),
    ): Promise<void> {
      const { user } = holder.account;
      const counted: SignInAttempt = { email: codesOf(user.id), address };
      const verdict = await attempts.begin(counted, clock.now());
      if (!verdict.admitted) throw tooMany(verdict.retryAfterMs, 'codes');
      const attempt = randomUUID();
      const good = await find(holder, code);
      const isRecovery = good !== null && 'recoveryHash' in good;
      const letters = isRecovery
        ? [recoveryCodeUsedLetter(user.email, holder.factors.recoveryCodes.length - 1)]
        : [];
      const isTaken =
        good !== null &&
        (await store.takeCode(user.id, { code: good, attempt, ticketHash }, mailer.pack(letters)));
      if (isTaken) {
        await attempts.forgive(counted, clock.now());
        later(mailer.deliver(letters));
        if (isRecovery) securityLog('recovery_code_used', { userId: user.id, network: address });
        return;
      }
      securityLog('second_factor_failed', { userId: user.id, network: address });
      await onWrong(attempt);
      if (verdict.failures > ATTEMPT_LIMITS.freeFailures) throw tooMany(verdict.retryAfterMs, 'codes');
      throw wrongCode();
    },
  };
}

function wrongCode(): ApiError {
  const code = 'This code is wrong, was used before or is too old: take the one that your app shows now';
  return new ApiError('unauthenticated', 'The code is wrong.', { fields: { code } });
}
