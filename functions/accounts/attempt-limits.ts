/** What wrong passwords for one account lead to, from whatever addresses they come. */
export const ATTEMPT_LIMITS = {
  /** Wrong passwords in a row before the account pauses. */
  freeFailures: 5,
  /** The pause doubles with each further wrong password ... */
  firstPauseMs: 2_000,
  /** ... up to this: about 100 guesses a day, and never long for an owner. */
  longestPauseMs: 900_000,
  /** After so long without an attempt, all is forgotten. */
  forgottenMs: 86_400_000,
} as const;
