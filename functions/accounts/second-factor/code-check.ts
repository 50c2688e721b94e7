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
      const recoveryHash = hashRecoveryCode(user.id, code);
      return factors.recoveryCodes.includes(recoveryHash) ? { recoveryHash } : null;
    }
    const secret = factors.totpSecret === null ? null : unseal(factors.totpSecret, user.id, siteSecret);
    const step = secret === null ? null : await stepOf(secret, code, clock.now());
    return step === null ? null : { step };
  }

  /**
   * Counts a code that is tried for an account. Wrong ones have to wait from the sixth on, as wrong passwords have.
   * @param check gives null for a wrong code
   * @param onWrong called for a wrong code, before it is refused
   * @returns the result of `check`
   * @throws ApiError `rate_limited`; UnavailableError when the attempts cannot be counted
   */
  async function count<Found>(
    userId: string,
    address: string,
    check: () => Promise<Found | null>,
    onWrong: () => Promise<void> = () => Promise.resolve(),
  ): Promise<Found | null> {
    const counted: SignInAttempt = { email: codesOf(userId), address };
    const verdict = await attempts.begin(counted, clock.now());
    if (!verdict.admitted) throw tooMany(verdict.retryAfterMs, 'codes');
    const found = await check();
    if (found !== null) {
      await attempts.forgive(counted, clock.now());
      return found;
    }
    securityLog('second_factor_failed', { userId, network: address });
    await onWrong();
    if (verdict.failures > ATTEMPT_LIMITS.freeFailures) throw tooMany(verdict.retryAfterMs, 'codes');
    return null;
  }

  return {
    count,

    /**
     * Takes the code, and the ticket with it.
     * @param ticketHash of the ticket that the code is for; null without one
     * @param onWrong told of a wrong code, by the attempt that it was
     * @throws ApiError `unauthenticated` with `fields.code`, and as `count`
     */
    async take(
      holder: Holder,
      code: string,
      { address, later }: Pick<Arrival, 'address' | 'later'>,
      ticketHash: string | null = null,
      onWrong: (attempt: string) => Promise<void> = () => Promise.resolve(),
    ): Promise<void> {
      const { user } = holder.account;
      const attempt = randomUUID();
      const take = async () => {
        const good = await find(holder, code);
        if (good === null) return null;
        const left = holder.factors.recoveryCodes.length - 1;
        const letters = 'recoveryHash' in good ? [recoveryCodeUsedLetter(user.email, left)] : [];
        const use = { code: good, attempt, ticketHash };
        return (await store.takeCode(user.id, use, mailer.pack(letters))) ? { good, letters } : null;
      };
      const taken = await count(user.id, address, take, () => onWrong(attempt));
      if (taken === null) throw wrongCode();
      later(mailer.deliver(taken.letters));
      if ('recoveryHash' in taken.good) {
        securityLog('recovery_code_used', { userId: user.id, network: address });
      }
    },
  };
}

function wrongCode(): ApiError {
  const code = 'This code is wrong, was used before or is too old: take the one that your app shows now';
  return new ApiError('unauthenticated', 'The code is wrong.', { fields: { code } });
}
