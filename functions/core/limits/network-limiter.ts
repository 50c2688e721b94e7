import { keyedHash } from '../auth/keyed-hash';
import type { DatabaseClient } from '../database/redis-client';
import type { Clock } from '../time/clock';
import { createMemoryLimiter, type MemoryLimiter } from './memory-limiter';
import { networksAround } from './network';
import type { BurstLimit, RateLimit, RateLimiter } from './rate-limit';
import { createRateLimiter } from './rate-limiter';

/** Factors of the limit for a single client subnet, for a block of 256 of them, and for a block of 65,536. */
const GROWTH = [1, 4, 16] as const;

/** Number of limited subnets that an instance caches. */
const MOST_CACHED = 1_000;

/**
 * A limit by client subnet, shared by all instances. For IPv6 the enclosing blocks are counted as well, because the owner of a
 * block has all subnets in it. A subnet over its limit is refused from a cache until the next call may pass. Only a keyed hash of
 * it is stored. Create it once per instance and rule.
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
      // Counted from the narrowest block outwards: a refused call is not counted against the wider ones.
      for (const [name, limiter] of around) {
        const wait = await takeOf(name, limiter);
        if (wait > 0) return wait;
      }
      return 0;
    },
  };
}

/** Works like {@link createNetworkLimiter}, but in the memory of one instance. */
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

/** Pairs a client subnet and its enclosing blocks with their limiters. */
function pairs<Limiter>(network: string, limiters: readonly Limiter[]): [name: string, limiter: Limiter][] {
  const names = networksAround(network);
  return limiters.slice(0, names.length).map((limiter, index) => [names[index] ?? network, limiter]);
}
