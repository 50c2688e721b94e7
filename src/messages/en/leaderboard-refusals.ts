/** Errors of the calls about leaderboards. */
export const leaderboardRefusals = {
  unknownMode: 'This leaderboard does not exist.',
  unknownPlayer: 'This player is not on this leaderboard.',
} as const;
