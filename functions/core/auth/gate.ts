import { environment } from '../env/environment';
import { openDatabase, PATIENT_MS } from '../database/database';
import type { RateLimit, RateLimiter } from '../limits/rate-limit';
import { createRateLimiter } from '../limits/rate-limiter';
import { systemClock } from '../time/clock';
import type { Gate } from './access';
import { createAuthenticate } from './authenticate';
import { csrfSecret } from './csrf-secret';

const { database, addressLimitFactor: factor, gameServerKey } = environment;
const limiters = new Map<RateLimit, RateLimiter>();

/** What this instance's routes check calls with. */
export const gate: Gate = {
  csrfSecret,
  authenticate: createAuthenticate(openDatabase(database, PATIENT_MS), systemClock),
  gameServerKey,
  limiterOf(rule) {
    const limiter =
      limiters.get(rule) ?? createRateLimiter(database, rule, { factor, commandMs: PATIENT_MS });
    limiters.set(rule, limiter);
    return limiter;
  },
};
