const FIRST_PAUSE_MS = 60_000;

/** The longest pause between two attempts. */
export const LONGEST_PAUSE_MS = 900_000;
/** After failing for so long, sending is given up. What was to be sent stays. */
export const GIVE_UP_MS = 86_400_000;

/** Milliseconds from a failed attempt, counted from 1, to the next one. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
}
