// Decision record: docs/decisions/0013-rate-limits.md
import type { Clock } from '../time/clock';
import type { BurstLimit } from './rate-limit';

/** Upper bound; the least recently seen caller is evicted. */
const MOST_CALLERS = 10_000;

export type MemoryLimiter = ReturnType<typeof createMemoryLimiter>;

/**
 * A limit of one instance, as a token bucket. Create it once per instance and rule.
 * @param factor multiplies the number of calls
 */
export function createMemoryLimiter(
  { burst, refillMs }: BurstLimit,
  factor: number,
  clock: Pick<Clock, 'now'>,
) {
  const interval = refillMs / factor;
  const depth = (burst * factor - 1) * interval;
  /** Time at which a caller's bucket is full again, by caller. The latest callers come last. */
  const fullAt = new Map<string, number>();

  function waitOf(caller: string, now: number): number {
    return Math.max(0, Math.ceil((fullAt.get(caller) ?? now) - now - depth));
  }

  return {
    /** Returns the milliseconds until another call may pass, 0 when one may now; counts none. */
    look: (caller: string): number => waitOf(caller, clock.now()),

    /**
     * Counts a call against its caller.
     * @param count units that the call costs; the last call that passes may take more than are left
     * @returns 0 when it may pass, else the milliseconds until the next one may
     */
    take(caller: string, count = 1): number {
      const now = clock.now();
      const wait = waitOf(caller, now);
      if (wait > 0) return wait;
      const refilled = Math.max(now, fullAt.get(caller) ?? now) + interval * count;
      fullAt.delete(caller);
      fullAt.set(caller, refilled);
      const [oldest] = fullAt.keys();
      if (fullAt.size > MOST_CALLERS && oldest !== undefined) fullAt.delete(oldest);
      return 0;
    },
  };
}
