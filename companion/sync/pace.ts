/** When the site is called next. Times are in milliseconds. */
export interface Pace {
  /** Something has happened that the site should hear of at once. */
  hurry(): void;
  /** The call that has just succeeded did not hold everything. */
  goOn(): void;
  /** A call has succeeded: the site wants to hear again within this time. */
  succeeded(nextMs: number): void;
  /** A call has failed. @param retryAfterMs what the site asks for */
  failed(kind: 'away' | 'rival' | 'owner', retryAfterMs: number | null): void;
  /** A call begins now. */
  began(): void;
  /** When to call, by the clock. */
  readonly dueAt: number;
}

/** Two calls never begin within this time, */
export const LEAST_PAUSE_MS = 5_000;
/** unless the first could not hold all that waits: the site takes sixty calls a minute. */
const REST_PAUSE_MS = 1_500;
const LONGEST_PAUSE_MS = 15 * 60_000;
const BACKOFF_LIMIT_MS = 5 * 60_000;
/** For what an owner has to mend, and for another companion to fall silent. */
const STEADY_MS = { owner: 5 * 60_000, rival: 60_000 };

/**
 * @param everyMs the owner's word, which counts instead of the site's; null for none
 * @param shortestMs between two calls
 */
export function createPace(
  now: () => number,
  everyMs: number | null,
  shortestMs: number = LEAST_PAUSE_MS,
): Pace {
  let lastAt = -Infinity;
  let nextAt = now();
  let failures = 0;
  let isHurried = false;
  let leastPauseMs = shortestMs;

  const pauseAfter = (kind: 'away' | 'rival' | 'owner'): number =>
    kind === 'away' ? Math.min(shortestMs * 2 ** (failures - 1), BACKOFF_LIMIT_MS) : STEADY_MS[kind];

  return {
    hurry() {
      isHurried = true;
    },
    goOn() {
      isHurried = true;
      leastPauseMs = Math.min(REST_PAUSE_MS, shortestMs);
    },
    began() {
      lastAt = now();
      isHurried = false;
      leastPauseMs = shortestMs;
    },
    succeeded(nextMs) {
      failures = 0;
      nextAt = now() + (everyMs ?? Math.min(Math.max(nextMs, shortestMs), LONGEST_PAUSE_MS));
    },
    failed(kind, retryAfterMs) {
      failures += 1;
      nextAt = now() + Math.min(Math.max(pauseAfter(kind), retryAfterMs ?? 0), LONGEST_PAUSE_MS);
    },
    get dueAt() {
      // While the site does not answer, nothing is urgent.
      const wanted = isHurried && failures === 0 ? -Infinity : nextAt;
      return Math.max(wanted, lastAt + leastPauseMs);
    },
  };
}
