import { keyedHash } from '../auth/keyed-hash';
import type { DatabaseClient } from '../database/redis-client';
import type { Clock } from '../time/clock';
import { createMemoryLimiter, type MemoryLimiter } from './memory-limiter';
import { networksAround } from './network';
import type { BurstLimit, RateLimit, RateLimiter } from './rate-limit';
import { createRateLimiter } from './rate-limiter';

/** How much more than a single network one that holds 256 of them may do, and one that holds 65,536. */
const GROWTH = [1, 4, 16] as const;

/** Limited networks cached per instance. */
const MOST_CACHED = 1_000;

/**
 * A limit by network, shared by all instances. Of IPv6 the wider networks count as well: whoever has one has all the narrower
 * ones in it. A network over its limit is refused from a cache until the next call may pass, and is stored as a keyed hash
 * alone. Create it once per instance and rule.
 * @param factor multiplies the number of calls
 */
export function createNetworkLimiter(
  client: DatabaseClient | null,
  rule: RateLimit,
  factor: number,
  siteSecret: string,
): RateLimiter {
  const limiters = GROWTH.map((growth) => createRateLimiter(client, rule, factor * growth));
  const refusedUntil = new Map<string, number>();

  async function takeOf(network: string, limiter: RateLimiter): Promise<number> {
    const wait = await limiter.take(keyedHash(siteSecret, 'network:', network).toString('base64url'));
    if (wait === 0) return 0;
    if (refusedUntil.size >= MOST_CACHED) refusedUntil.clear();
    refusedUntil.set(network, Date.now() + wait);
    return wait;
  }

  return {
    async take(network) {
      const around = pairs(network, limiters);
      const known = Math.max(...around.map(([name]) => (refusedUntil.get(name) ?? 0) - Date.now()));
      if (known > 0) return known;
      // From the narrowest on: what is refused counts for none of the wider ones.
      for (const [name, limiter] of around) {
        const wait = await takeOf(name, limiter);
        if (wait > 0) return wait;
      }
      return 0;
    },
  };
}

/** As {@link createNetworkLimiter}, of one instance and in its memory. */
export function createNetworkMemory(
  rule: BurstLimit,
  factor: number,
  clock: Pick<Clock, 'now'>,
): MemoryLimiter {
  const limiters = GROWTH.map((growth) => createMemoryLimiter(rule, factor * growth, clock));
  const look = (network: string): number =>
    Math.max(...pairs(network, limiters).map(([name, limiter]) => limiter.look(name)));
  return {
    look,
    take(network, count) {
      const wait = look(network);
      if (wait === 0) for (const [name, limiter] of pairs(network, limiters)) limiter.take(name, count);
      return wait;
    },
  };
}

/** A network and those around it, each with its limiter. */
function pairs<Limiter>(network: string, limiters: readonly Limiter[]): [name: string, limiter: Limiter][] {
  const names = networksAround(network);
  return limiters.slice(0, names.length).map((limiter, index) => [names[index] ?? network, limiter]);
}
