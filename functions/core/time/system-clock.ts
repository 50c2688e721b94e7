import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../status/ports';

export const systemClock: Clock = {
  now: () => Date.now(),
  async wait(milliseconds, signal) {
    // An aborted pause rejects; to those who wait it has simply ended.
    await pause(milliseconds, undefined, signal && { signal }).catch(() => undefined);
  },
};
