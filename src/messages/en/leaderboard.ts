export const leaderboardTexts = {
  modes: 'Game mode',
  metrics: 'Rank by',
  best: (metric: string) => `Top 10 by ${metric}`,
  loading: 'Loading leaderboard data...',
  unavailable: 'The leaderboard is unavailable',
  podium: 'Podium',
  /** Name of the list below the podium. */
  rows: 'Ranks 4 to 10',
  /** Read out before the name on a step of the podium. */
  step: (rank: number) => `Rank ${String(rank)}: `,
  level: (level: string) => `Level ${level}`,
  /** Shown until a game server has sent figures. */
  sample: {
    label: 'Sample data',
    text: 'No game server has sent its figures yet, so these players and numbers are made up. Real ones will replace them.',
  },
  empty: {
    title: 'This leaderboard is empty',
    text: 'A new season has just begun. Join, play and take first place.',
  },
  /** Below a list of fewer than ten. */
  open: {
    title: (count: number) => `Spots still open: ${String(count)}`,
    text: 'Join and play: the next name here could be yours.',
  },
  /** Shown on a step of the podium that nobody has reached. */
  free: 'Still open',
} as const;

/** Errors of the calls about leaderboards. */
export const leaderboardRefusals = {
  unknownMode: 'This leaderboard does not exist.',
  unknownPlayer: 'This player is not on this leaderboard.',
} as const;
