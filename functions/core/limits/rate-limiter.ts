import { DatabaseError } from '../database/database';
import type { DatabaseClient } from '../database/redis-client';
import { once } from '../once';
import { meter } from '../usage/meter';
import type { RateLimit, RateLimiter } from './rate-limit';
import { createWindowLimiter } from './window-limiter';

/** Billed commands of the library's script, its own calls included, for a call that passes and one that does not. */
const PASSED_COMMANDS = 4;
const REFUSED_COMMANDS = 2;

/**
 * A limit shared by all instances, as a token bucket or an exact window in Redis. A caller over the limit is refused from a
 * cache until the next call may pass, so that a flood costs no commands. Create it once per instance and rule.
 * @param factor multiplies the number of calls
 */
export function createRateLimiter(
  client: DatabaseClient | null,
  limit: RateLimit,
  factor: number,
): RateLimiter {
  if ('most' in limit) {
    return createWindowLimiter(client, { ...limit, most: limit.most * factor });
  }
  if (client === null) return { take: () => Promise.reject(new DatabaseError()) };
  const open = once(async () => {
    const [{ Ratelimit }, redis] = await Promise.all([import('@upstash/ratelimit'), client()]);
    return new Ratelimit({
      redis,
      prefix: `limit:${limit.name}`,
      limiter: Ratelimit.tokenBucket(factor, `${limit.refillMs} ms`, limit.burst * factor),
      // Disabled, because the library lets calls pass after its own time limit.
      timeout: 0,
      enableTelemetry: false,
    });
  });
  return {
    async take(caller) {
      const limiter = await open();
      const { success, reset } = await limiter.limit(caller).catch(() => {
        throw new DatabaseError();
      });
      meter.add({ commands: success ? PASSED_COMMANDS : REFUSED_COMMANDS });
      return success ? 0 : Math.max(1, reset - Date.now());
    },
  };
}
