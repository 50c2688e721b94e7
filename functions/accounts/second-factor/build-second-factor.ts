// Decision record: docs/decisions/0012-second-factors.md
import type { Database } from '../../core/database/database';
import type { Sessions } from '../sessions';
import type { AttemptStore } from '../store/attempt-store';
import { createCodeCheck } from './code-check';
import type { FactorParts } from './factor-parts';
import { createOwnFactors } from './own-factors';
import { createOwnPasskeys } from './own-passkeys';
import type { RelyingParty } from './relying-party';
import { createSecondSteps } from './second-step';
import { createTicketStore } from './ticket-store';
import { createTotpSetup } from './totp-setup';

export interface SecondFactorParts extends FactorParts {
  readonly database: Database;
  readonly relyingParty: RelyingParty;
  readonly sessions: Sessions;
  readonly attempts: AttemptStore;
}

export type SecondFactorServices = ReturnType<typeof buildSecondFactor>;

export function buildSecondFactor({ database, ...parts }: SecondFactorParts) {
  const codes = createCodeCheck(parts);
  const steps = createSecondSteps({ ...parts, codes, tickets: createTicketStore(database) });
  return {
    totp: createTotpSetup({ ...parts, codes }),
    passkeys: createOwnPasskeys(parts),
    steps,
    own: createOwnFactors({ ...parts, codes, steps }),
  };
}
