import { setTimeout as pause } from 'node:timers/promises';

export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after this time, or as soon as `signal` aborts. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  async wait(milliseconds, signal) {
    // An aborted pause rejects, but callers treat it as ended.
    await pause(milliseconds, undefined, signal && { signal }).catch(() => undefined);
  },
};
