/** Time of the next call to the site. Times are in milliseconds. */
export interface Pace {
  /** Requests a call at once, because of news. */
  hurry(): void;
  /** Requests another call, because the last one could not hold everything. */
  goOn(): void;
  /** Records a successful call, after which the site expects the next one within this time. */
  succeeded(nextMs: number): void;
  /** Records a failed call. @param retryAfterMs pause that the site asks for */
  failed(kind: 'away' | 'rival' | 'owner', retryAfterMs: number | null): void;
  began(): void;
  /** Time of the next call, by the clock. */
  readonly dueAt: number;
}

/** Minimum time between the starts of two calls. */
export const LEAST_PAUSE_MS = 5_000;
/** Exception when the first call could not hold everything: the site takes sixty calls a minute. */
const REST_PAUSE_MS = 1_500;
const LONGEST_PAUSE_MS = 15 * 60_000;
const BACKOFF_LIMIT_MS = 5 * 60_000;
/** Pauses while only the owner can fix a problem, and while another companion is active. */
const STEADY_MS = { owner: 5 * 60_000, rival: 60_000 };

/**
 * @param everyMs the owner's setting, which overrides the site's; null for none
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
      // Nothing is urgent while the site does not answer.
      const wanted = isHurried && failures === 0 ? -Infinity : nextAt;
      return Math.max(wanted, lastAt + leastPauseMs);
    },
  };
}
