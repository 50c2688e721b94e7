import type { Clock } from '../core/time/clock';

/**
 * A limit of one instance: at most so many calls within any period of `windowMs`, for each name. It costs no command, and who
 * calls has the key of the game servers already.
 */
export function createCallWindow(most: number, windowMs: number, clock: Pick<Clock, 'now'>) {
  const passed = new Map<string, number[]>();
  return {
    /** Counts a call. 0 when it may pass, else the milliseconds until the next one may. */
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
