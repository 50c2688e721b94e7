import type { Database } from '../../core/database/database';
import type { Sessions } from '../sessions';
import type { AttemptStore } from '../store/attempt-store';
import { createCodeCheck } from './code-check';
import type { FactorParts } from './factor-parts';
import { createFactorStore } from './factor-store';
import { createOwnFactors } from './own-factors';
import { createOwnPasskeys } from './own-passkeys';
import { createRelyingParty } from './relying-party';
import { createSecondSteps } from './second-step';
import { createTicketStore } from './ticket-store';
import { createTotpSetup } from './totp-setup';

export interface SecondFactorParts extends Omit<FactorParts, 'store'> {
  readonly database: Database;
  /** Where the site is published. */
  readonly siteUrl: string;
  readonly sessions: Sessions;
  readonly attempts: AttemptStore;
}

export type SecondFactorServices = ReturnType<typeof buildSecondFactor>;

/** All that has to do with second factors, for one instance. */
export function buildSecondFactor({ database, siteUrl, sessions, attempts, ...rest }: SecondFactorParts) {
  const shared = { ...rest, store: createFactorStore(database) };
  const relyingParty = createRelyingParty(siteUrl);
  const codes = createCodeCheck({ ...shared, attempts });
  const steps = createSecondSteps({
    ...shared,
    sessions,
    codes,
    relyingParty,
    tickets: createTicketStore(database),
  });
  return {
    totp: createTotpSetup({ ...shared, codes }),
    passkeys: createOwnPasskeys({ ...shared, relyingParty }),
    steps,
    own: createOwnFactors({ ...shared, codes, steps }),
  };
}
