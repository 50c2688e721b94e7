import { setTimeout as pause } from 'node:timers/promises';

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after so many milliseconds, or as soon as `signal` aborts. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  async wait(milliseconds, signal) {
    // An aborted pause rejects; to those who wait it has simply ended.
    await pause(milliseconds, undefined, signal && { signal }).catch(() => undefined);
  },
};
