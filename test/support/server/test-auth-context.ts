import type { AuthContext } from '../../../functions/core/auth/access';
import { systemClock } from '../../../functions/core/time/clock';
import { SECRET } from './secret';

const NO_LIMIT = { look: () => 0, take: () => 0 };

/** An authentication context for strangers only, without limits, apart from the differences. */
export const testAuthContext = (differences: Partial<AuthContext> = {}): AuthContext => ({
  siteSecret: SECRET,
  clock: systemClock,
  staffNeedsSecondFactor: false,
  securityLog: () => undefined,
  usage: { afterCall: () => Promise.resolve() },
  copyAudit: () => Promise.resolve(),
  authenticate: () => Promise.resolve(null),
  isOwner: () => Promise.resolve(false),
  gameServerKey: null,
  holderOf: () => null,
  accounts: NO_LIMIT,
  commands: NO_LIMIT,
  anonymous: NO_LIMIT,
  wrongKeys: NO_LIMIT,
  limiterOf: () => ({ take: () => Promise.resolve(0) }),
  memoryOf: () => NO_LIMIT,
  accountLimiterOf: () => ({ take: () => Promise.resolve(0) }),
  ...differences,
});
