/**
 * When the run that stored an item tries again, in milliseconds after its first failure. With calls of ten seconds the last
 * of three attempts ends after 40 s; the platform ends a run after 60 s.
 */
export const AGAIN_AFTER_MS = [5_000, 20_000] as const;

export type SecondTries = ReturnType<typeof createSecondTries>;

/**
 * The attempts that a run has left for an item, once the first one has failed. Times are milliseconds since 1970.
 * @param deadline when none begins any more
 */
export function createSecondTries(deadline: number) {
  const left: number[] = [...AGAIN_AFTER_MS];
  let firstFailedAt: number | null = null;
  return {
    /**
     * Takes the next of them.
     * @param now when an attempt failed, or was not made because of a pause
     * @param pausedUntil end of the destination's pause
     * @returns its time; null when none is left in time, or the pause lasts longer
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
