import { factorRefusals } from '#messages/account-refusals';
import type { SecondStep } from '@/contract/second-factor-requests';
import type { LoginResponse } from '@/contract/users';
import { signedOut } from '../../core/auth/refusals';
import { issueSignedToken, readSignedToken } from '../../core/auth/signed-token';
import type { Credentials } from '../../core/auth/user-record';
import { ApiError } from '../../core/errors/api-error';
import type { Arrival, CountCall } from '../arrival';
import type { Sessions } from '../sessions';
import { signInByFactor } from '../sign-into';
import type { CodeCheck } from './code-check';
import type { FactorParts } from './factor-parts';
import { TICKET_LIMITS, type TicketStore } from './ticket-store';

export interface SecondStepParts extends Pick<FactorParts, 'securityLog' | 'clock' | 'siteSecret'> {
  readonly tickets: TicketStore;
  readonly codes: CodeCheck;
  readonly sessions: Sessions;
}

const TICKET = 'second-step';

export type SecondSteps = ReturnType<typeof createSecondSteps>;

/** Signing in with a second factor. Rejects with `ApiError`, and with `UnavailableError`. */
export function createSecondSteps(parts: SecondStepParts) {
  const { tickets, codes, clock, siteSecret } = parts;

  return {
    /** Returns the refusal of a right password until the second factor is checked, with a ticket that replaces the password. */
    async secondFactorRequired({ user }: Credentials): Promise<ApiError> {
      const { token: ticket, hash } = issueSignedToken(TICKET, clock.now(), siteSecret);
      if (!(await tickets.issue(hash, user.id))) return signedOut();
      return new ApiError('second_factor_required', factorRefusals.required, { ticket });
    },

    /**
     * Signs in with a ticket and a code, once. A made-up ticket costs no database command, and is not counted.
     * @throws ApiError `unauthenticated`: with `fields.code` for a wrong code, without fields when the ticket has ended
     */
    async finish(
      { ticket, code }: SecondStep,
      arrival: Arrival,
      countCall: CountCall,
    ): Promise<LoginResponse> {
      const valid = { use: TICKET, validMs: TICKET_LIMITS.validMs, now: clock.now() };
      const known = readSignedToken(valid, ticket, siteSecret);
      if (!known) throw ticketExpired();
      await countCall();
      const holder = await tickets.find(known.hash);
      if (!holder) throw ticketExpired();
      await codes.take(holder, code, arrival, known.hash, async (attempt) => {
        if ((await tickets.countWrongCode(known.hash, attempt)) === 0) throw ticketExpired();
      });
      return signInByFactor(parts, holder.account, arrival);
    },
  };
}

function ticketExpired(): ApiError {
  return new ApiError('unauthenticated', factorRefusals.expired);
}
