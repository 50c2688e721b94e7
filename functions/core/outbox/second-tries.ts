/**
 * Delays of the further attempts by the run that stored an item, in milliseconds after its first failure. With calls of ten
 * seconds the last of three attempts ends after 40 s; the platform ends a run after 60 s.
 */
export const AGAIN_AFTER_MS = [5_000, 20_000] as const;

export type SecondTries = ReturnType<typeof createSecondTries>;

/**
 * The remaining attempts of a run for an item whose first one has failed. Times are milliseconds since 1970.
 * @param deadline no attempt begins after this time
 */
export function createSecondTries(deadline: number) {
  const left: number[] = [...AGAIN_AFTER_MS];
  let firstFailedAt: number | null = null;
  return {
    /**
     * Takes the next attempt.
     * @param now time when an attempt failed, or was skipped because of a pause
     * @param pausedUntil end of the destination's pause
     * @returns its time; null when none is left before the deadline, or the pause lasts longer
     */
    next(now: number, pausedUntil = now): number | null {
      firstFailedAt ??= now;
      for (let after = left.shift(); after !== undefined; after = left.shift()) {
        const time = firstFailedAt + after;
        if (time >= Math.max(now, pausedUntil) && time < deadline) return time;
      }
      return null;
    },
  };
}
