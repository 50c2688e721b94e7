import { randomUUID } from 'node:crypto';
import { accountRefusals, factorRefusals } from '#messages/account-refusals';
import { ApiError } from '../../core/errors/api-error';
import type { SecurityLog } from '../../core/security-log';
import type { Clock } from '../../core/time/clock';
import { type Mailer, recoveryCodeUsedEmail } from '../../mail';
import type { Arrival } from '../arrival';
import { tooMany } from '../password-check';
import { type AttemptStore, type SignInAttempt, ATTEMPT_LIMITS } from '../store/attempt-store';
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

/** Returns the key that wrong codes count against, in place of an email address: the account, apart from its wrong passwords. */
export const codesOf = (userId: string): string => `second-factor:${userId}`;

/** Accepts codes of authenticator apps and recovery codes, each once. */
export function createCodeCheck(parts: CodeCheckParts) {
  const { store, attempts, mailer, securityLog, clock, siteSecret } = parts;

  /** Identifies a code; null when it is not valid for this account. */
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
   * Counts a code that is tried for an account. Wrong codes must wait from the sixth on, like wrong passwords.
   * @param check resolves to null for a wrong code
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
    if (!verdict.admitted) throw tooMany(verdict.retryAfterMs, accountRefusals.tooManyCodes);
    const found = await check();
    if (found !== null) {
      await attempts.forgive(counted, clock.now());
      return found;
    }
    securityLog('second_factor_failed', { userId, network: address });
    await onWrong();
    if (verdict.failures > ATTEMPT_LIMITS.freeFailures)
      throw tooMany(verdict.retryAfterMs, accountRefusals.tooManyCodes);
    return null;
  }

  return {
    count,

    /**
     * Uses up the code, together with its ticket.
     * @param ticketHash hash of the code's ticket; null without one
     * @param onWrong called for a wrong code, with the id of the attempt
     * @throws ApiError `unauthenticated` with `fields.code`, and the errors of `count`
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
        const queued = 'recoveryHash' in good ? [recoveryCodeUsedEmail(user.email, left)] : [];
        const use = { code: good, attempt, ticketHash };
        return (await store.takeCode(user.id, use, mailer.pack(queued))) ? { good, queued } : null;
      };
      const taken = await count(user.id, address, take, () => onWrong(attempt));
      if (taken === null) throw wrongCode();
      later(mailer.deliver(taken.queued));
      if ('recoveryHash' in taken.good) {
        securityLog('recovery_code_used', { userId: user.id, network: address });
      }
    },
  };
}

function wrongCode(): ApiError {
  const { message, field } = factorRefusals.wrongCode;
  return new ApiError('unauthenticated', message, { fields: { code: field } });
}
