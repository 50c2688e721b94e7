import { patientClient, patientDatabase } from '../database/shared';
import { environment } from '../env/environment';
import type { RateLimit, RateLimiter } from '../limits/rate-limit';
import { createRateLimiter } from '../limits/rate-limiter';
import { systemClock } from '../time/clock';
import type { Gate } from './access';
import { createAuthenticate } from './authenticate';
import { csrfSecret } from './csrf-secret';

const { addressLimitFactor: factor, gameServerKey } = environment;
const limiters = new Map<RateLimit, RateLimiter>();

/** What this instance's routes check calls with. */
export const gate: Gate = {
  csrfSecret,
  authenticate: createAuthenticate(patientDatabase, systemClock),
  gameServerKey,
  limiterOf(rule) {
    const limiter = limiters.get(rule) ?? createRateLimiter(patientClient, rule, factor);
    limiters.set(rule, limiter);
    return limiter;
  },
};
