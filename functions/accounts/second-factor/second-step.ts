import { randomUUID } from 'node:crypto';
import type { LoginResponse } from '@/contract/auth';
import type { PasskeyOptionsResponse } from '@/contract/second-factor';
import type { PasskeySignIn, SecondStep } from '@/contract/second-factor-requests';
import { issuePass, readPass } from '../../core/auth/pass';
import { signedOut } from '../../core/auth/signed-out';
import type { Credentials } from '../../core/auth/user-record';
import { ApiError } from '../../core/errors/api-error';
import type { Sessions } from '../sessions';
import { type Arrival, signInto } from '../sign-into';
import type { CodeCheck } from './code-check';
import type { FactorParts } from './factor-parts';
import { CHALLENGE_MS } from './factor-store';
import { challengeOf, type RelyingParty, userIdOf } from './relying-party';
import { TICKET_LIMITS, type TicketStore } from './ticket-store';

export interface SecondStepParts extends Omit<FactorParts, 'mailer'> {
  readonly tickets: TicketStore;
  readonly codes: CodeCheck;
  readonly relyingParty: RelyingParty;
  readonly sessions: Sessions;
}

/** Counts the call against its network. */
type CountCall = () => Promise<void>;

const TICKET = 'second-step';
const CHALLENGE = 'passkey';

export type SecondSteps = ReturnType<typeof createSecondSteps>;

/** Signing in with what somebody has besides the password. Rejects with `ApiError`, and with `UnavailableError`. */
export function createSecondSteps(parts: SecondStepParts) {
  const { store, tickets, codes, relyingParty, sessions, securityLog, clock, siteSecret } = parts;

  return {
    /** Refuses a right password until the second factor is there, with a ticket that stands for it meanwhile. */
    async demand({ user }: Credentials): Promise<ApiError> {
      const { pass: ticket, hash } = issuePass(TICKET, clock.now(), siteSecret);
      if (!(await tickets.issue(hash, user.id))) return signedOut();
      return new ApiError('second_factor_required', 'Please show your second factor.', { ticket });
    },

    /**
     * Signs in with a ticket and a code, once. A made-up ticket costs no database command, and is not counted.
     * @throws ApiError `unauthenticated`: with `fields.code` for a wrong code, without fields when the ticket is over
     */
    async finish(
      { ticket, code }: SecondStep,
      arrival: Arrival,
      countCall: CountCall,
    ): Promise<LoginResponse> {
      const valid = { use: TICKET, validMs: TICKET_LIMITS.validMs, now: clock.now() };
      const known = readPass(valid, ticket, siteSecret);
      if (!known) throw ticketIsOver();
      await countCall();
      const holder = await tickets.look(known.hash);
      if (!holder) throw ticketIsOver();
      await codes.take(holder, code, arrival, known.hash, async (attempt) => {
        if ((await tickets.miss(known.hash, attempt)) === 0) throw ticketIsOver();
      });
      return open(holder.account, arrival);
    },

    /** What the browser asks its authenticators with. Costs no database command. */
    passkeyOptions(): PasskeyOptionsResponse {
      const { pass } = issuePass(CHALLENGE, clock.now(), siteSecret);
      return { options: { ...relyingParty.signInOptions(pass) } };
    },

    /**
     * Signs in with a passkey alone, once for a challenge. The answer to one that nobody knows is the same as to one that does
     * not count, and comes after as much work.
     * @throws ApiError `unauthenticated`
     */
    async byPasskey(
      { response }: PasskeySignIn,
      arrival: Arrival,
      countCall: CountCall,
    ): Promise<LoginResponse> {
      const now = clock.now();
      const challenge = challengeOf(response.response.clientDataJSON);
      const known = readPass({ use: CHALLENGE, validMs: CHALLENGE_MS, now }, challenge, siteSecret);
      if (!known) throw noSuchPasskey();
      await countCall();
      const holder = await store.load(userIdOf(response.response.userHandle) ?? '');
      const passkey = holder?.factors.passkeys.find(({ id }) => id === response.id) ?? null;
      const counter = await relyingParty.readUse(response, challenge, passkey);
      const use = { id: response.id, attempt: randomUUID(), challengeHash: known.hash };
      const isTaken =
        holder !== null &&
        counter !== null &&
        (await store.usePasskey(holder.account.user.id, { ...use, counter }, now)) === 'taken';
      if (!isTaken) {
        securityLog('second_factor_failed', { userId: holder?.account.user.id, network: arrival.address });
        throw noSuchPasskey();
      }
      return open(holder.account, arrival);
    },
  };

  async function open(account: Credentials, arrival: Arrival): Promise<LoginResponse> {
    const response = await signInto(sessions, account, arrival);
    securityLog('signed_in', { userId: account.user.id, network: arrival.address });
    return response;
  }
}

function ticketIsOver(): ApiError {
  return new ApiError('unauthenticated', 'This sign-in took too long or too many codes. Please begin again.');
}

function noSuchPasskey(): ApiError {
  return new ApiError(
    'unauthenticated',
    'This passkey does not count here. Try another one, or sign in with your password.',
  );
}
