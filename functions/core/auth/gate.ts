import { identity } from '#network/private/identity';
import { createCopyAudit } from '../audit/copy-audit';
import { patientClient, patientDatabase } from '../database/shared';
import { environment } from '../env/environment';
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
import type { Gate } from './access';
import { createAuthenticate } from './authenticate';
import { rememberEnded } from './ended-tokens';
import { createIsOwner } from './owner';
import { parseToken } from './session-token';
import { siteSecret } from './site-secret';

const { addressLimitFactor: factor, gameServerKey } = environment;

/** The same limiter for the same rule. */
function remembered<Rule extends RateLimit, Limiter>(make: (rule: Rule) => Limiter): (rule: Rule) => Limiter {
  const limiters = new Map<Rule, Limiter>();
  return (rule) => {
    const limiter = limiters.get(rule) ?? make(rule);
    limiters.set(rule, limiter);
    return limiter;
  };
}

/** What this instance's routes check calls with. */
export const gate: Gate = {
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
