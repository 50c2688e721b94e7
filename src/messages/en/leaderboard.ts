/** Texts of the leaderboard. */
export const leaderboardWords = {
  loading: 'Loading leaderboard data...',
  /** Said while no game server has sent figures yet. */
  sample: {
    label: 'Sample data',
    text: 'No game server has sent its figures yet, so these players and numbers are made up. They give way to real ones with the first.',
  },
  empty: {
    title: 'Nobody is on this leaderboard yet',
    text: 'A season has just begun. Join, play, and the first place is yours.',
  },
  /** Stands on a step of the podium that nobody has reached. */
  free: 'Still free',
} as const;
