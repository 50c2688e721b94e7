/** Texts in place of a leaderboard, in the code that most visits do not load. */
export const leaderboardTrouble = {
  retrying: 'This page tries again every 30 seconds.',
  withoutScript: {
    title: 'The leaderboard needs JavaScript',
    text: 'Its figures come live from the game servers.',
  },
} as const;
