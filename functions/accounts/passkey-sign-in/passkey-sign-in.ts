// Decision record: docs/decisions/0012-second-factors.md
import { randomUUID } from 'node:crypto';
import { factorRefusals } from '#messages/account-refusals';
import type { PasskeyOptionsResponse } from '@/contract/second-factor';
import type { PasskeySignIn as PasskeyUse } from '@/contract/second-factor-requests';
import type { LoginResponse } from '@/contract/users';
import { issueSignedToken, readSignedToken } from '../../core/auth/signed-token';
import { ApiError } from '../../core/errors/api-error';
import type { Arrival, CountCall } from '../arrival';
import type { FactorParts } from '../second-factor/factor-parts';
import { CHALLENGE_MS } from '../second-factor/factor-store';
import { challengeOf, type RelyingParty, userIdOf } from '../second-factor/relying-party';
import type { Sessions } from '../sessions';
import { signInByFactor } from '../sign-into';

export interface PasskeySignInParts extends Omit<FactorParts, 'mailer'> {
  readonly relyingParty: RelyingParty;
  readonly sessions: Sessions;
}

const CHALLENGE = 'passkey';

export type PasskeySignIn = ReturnType<typeof createPasskeySignIn>;

/** Signing in with a passkey alone. Rejects with `ApiError`, and with `UnavailableError`. */
export function createPasskeySignIn(parts: PasskeySignInParts) {
  const { store, relyingParty, securityLog, clock, siteSecret } = parts;

  return {
    /** Returns the browser's options for its authenticators. Costs no database command. */
    options(): PasskeyOptionsResponse {
      const { token } = issueSignedToken(CHALLENGE, clock.now(), siteSecret);
      return { options: { ...relyingParty.signInOptions(token) } };
    },

    /**
     * Signs in with a passkey alone, once per challenge. Unknown and invalid passkeys get the same answer, after as much work.
     * @throws ApiError `unauthenticated`
     */
    async signIn({ response }: PasskeyUse, arrival: Arrival, countCall: CountCall): Promise<LoginResponse> {
      const now = clock.now();
      const challenge = challengeOf(response.response.clientDataJSON);
      const known = readSignedToken({ use: CHALLENGE, validMs: CHALLENGE_MS, now }, challenge, siteSecret);
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
      return signInByFactor(parts, holder.account, arrival);
    },
  };
}

function noSuchPasskey(): ApiError {
  return new ApiError('unauthenticated', factorRefusals.unknownPasskey);
}
