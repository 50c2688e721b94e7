import type { Clock } from '../core/time/clock';

/**
 * A limit of one instance: at most `most` calls within any period of `windowMs`, for each name. It costs no command, because
 * callers have already shown the game servers' key.
 */
export function createCallWindow(most: number, windowMs: number, clock: Pick<Clock, 'now'>) {
  const passed = new Map<string, number[]>();
  return {
    /** Counts a call. Returns 0 when it may pass, else the milliseconds until the next one may. */
    take(name: string): number {
      const now = clock.now();
      const recent = (passed.get(name) ?? []).filter((at) => now - at < windowMs && at <= now);
      passed.set(name, recent);
      const [oldest = now] = recent;
      if (recent.length >= most) return oldest + windowMs - now;
      recent.push(now);
      return 0;
    },
  };
}
