/** Limits of wrong passwords for one account, across all client addresses. */
export const ATTEMPT_LIMITS = {
  /** Wrong passwords in a row before the account pauses. */
  freeFailures: 5,
  /** The pause doubles with each further wrong password. */
  firstPauseMs: 2_000,
  /** The maximum allows about 100 guesses a day, and is never long for an owner. */
  longestPauseMs: 900_000,
  /** Failures are forgotten after this time without an attempt. */
  forgottenMs: 86_400_000,
} as const;
