import { patientClient, patientDatabase } from '../database/shared';
import { environment } from '../env/environment';
import { createMemoryLimiter } from '../limits/memory-limiter';
import { ANONYMOUS_LIMIT, type RateLimit, type RateLimiter, WRONG_KEY_LIMIT } from '../limits/rate-limit';
import { createRateLimiter } from '../limits/rate-limiter';
import { systemClock } from '../time/clock';
import type { Gate } from './access';
import { createAuthenticate } from './authenticate';
import { parseToken } from './session-token';
import { siteSecret } from './site-secret';

const { addressLimitFactor: factor, gameServerKey } = environment;
const limiters = new Map<RateLimit, RateLimiter>();

/** What this instance's routes check calls with. */
export const gate: Gate = {
  siteSecret,
  authenticate: createAuthenticate(patientDatabase, systemClock, siteSecret),
  gameServerKey,
  isToken: (token) => parseToken(token, siteSecret) !== null,
  anonymous: createMemoryLimiter(ANONYMOUS_LIMIT, factor, systemClock),
  wrongKeys: createMemoryLimiter(WRONG_KEY_LIMIT, factor, systemClock),
  limiterOf(rule) {
    const limiter = limiters.get(rule) ?? createRateLimiter(patientClient, rule, factor);
    limiters.set(rule, limiter);
    return limiter;
  },
};
