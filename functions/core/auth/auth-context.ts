import { identity } from '#network/private/identity';
import { createCopyAudit } from '../audit/copy-audit';
import type { Database } from '../database/database';
import { toFlag } from '../database/replies';
import { patientClient, patientDatabase } from '../database/shared';
import { environment, siteSecret } from '../env/environment';
import { createMemoryLimiter } from '../limits/memory-limiter';
import { createNetworkLimiter, createNetworkMemory } from '../limits/network-limiter';
import {
  ACCOUNT_LIMIT,
  ANONYMOUS_LIMIT,
  type BurstLimit,
  COMMAND_LIMIT,
  type RateLimit,
  WRONG_KEY_LIMIT,
} from '../limits/rate-limit';
import { createRateLimiter } from '../limits/rate-limiter';
import { writeLog } from '../log';
import { createLogHash, createSecurityLog } from '../security-log';
import { systemClock } from '../time/clock';
import { usageBook } from '../usage/shared';
import type { AuthContext } from './access';
import { accountKeys } from './account-keys';
import { createAuthenticate } from './authenticate';
import { rememberEnded } from './ended-tokens';
import { OWNER_LUA } from './owner-lua';
import { parseToken } from './session-token';

/** KEYS: users, admins, owner. ARGV: id of an account. Returns 1 when it is the owner's, else 0. */
const IS_OWNER_SCRIPT = `${OWNER_LUA}
return findOwner(KEYS[1], KEYS[2], KEYS[3]) == ARGV[1] and 1 or 0`;

/** Creates a check for the owner's account. It rejects with `UnavailableError` when the database is away. */
function createIsOwner(database: Database) {
  const { users, admins, owner } = accountKeys;
  return async (userId: string): Promise<boolean> =>
    toFlag(await database.eval(IS_OWNER_SCRIPT, [users, admins, owner], [userId]));
}

const { addressLimitFactor: factor, gameServerKey } = environment;

/** Memoizes a factory of limiters, by rule. */
function remembered<Rule extends RateLimit, Limiter>(make: (rule: Rule) => Limiter): (rule: Rule) => Limiter {
  const limiters = new Map<Rule, Limiter>();
  return (rule) => {
    const limiter = limiters.get(rule) ?? make(rule);
    limiters.set(rule, limiter);
    return limiter;
  };
}

export const authContext: AuthContext = {
  siteSecret,
  clock: systemClock,
  staffNeedsSecondFactor: identity.staffNeedsSecondFactor,
  securityLog: createSecurityLog(siteSecret),
  usage: usageBook,
  copyAudit: createCopyAudit(patientDatabase, writeLog, createLogHash(siteSecret)),
  ...rememberEnded(
    createAuthenticate(patientDatabase, systemClock, siteSecret),
    (token) => parseToken(token, siteSecret)?.userId ?? null,
  ),
  isOwner: createIsOwner(patientDatabase),
  gameServerKey,
  accounts: createMemoryLimiter(ACCOUNT_LIMIT, 1, systemClock),
  commands: createNetworkMemory(COMMAND_LIMIT, factor, systemClock),
  anonymous: createNetworkMemory(ANONYMOUS_LIMIT, factor, systemClock),
  wrongKeys: createNetworkMemory(WRONG_KEY_LIMIT, factor, systemClock),
  limiterOf: remembered((rule: RateLimit) => createNetworkLimiter(patientClient, rule, factor, siteSecret)),
  memoryOf: remembered((rule: BurstLimit) => createNetworkMemory(rule, factor, systemClock)),
  accountLimiterOf: remembered((rule: RateLimit) => createRateLimiter(patientClient, rule, 1)),
};
