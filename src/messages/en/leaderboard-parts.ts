// Parts of the leaderboard page that load after its first view.

/** Texts of the search for a player. */
export const leaderboardSearch = {
  title: 'Find your rank',
  text: 'Not in the top ten? Find out how far you have to go.',
  form: (mode: string) => `Search players in ${mode}`,
  name: 'Player name',
  submit: 'Search',
  loading: (player: string) => `Searching for ${player}...`,
  failure: 'The search failed',
  /** Around the name that was searched. */
  missing: { before: 'There is no player named ', after: (mode: string) => ` on the ${mode} leaderboard.` },
  ranks: (player: string) => `Ranks of ${player}`,
  among: { one: 'among {count} player', other: 'among {count} players' },
  amongSamples: { one: 'among {count} made-up player', other: 'among {count} made-up players' },
} as const;

/** Texts in place of a leaderboard. */
export const leaderboardTrouble = {
  retrying: 'This page tries again every 30 seconds.',
  withoutScript: {
    title: 'The leaderboard needs JavaScript',
    text: 'Its figures come live from the game servers.',
  },
} as const;

/** Texts around the list of rank titles, which are the network’s. */
export const rankTitlesCard = {
  title: 'Rank titles',
  text: 'Titles depend on the level, or on the rank if no level is known.',
  /** For a mode without a level. */
  byPlace: 'Titles depend on the rank.',
  fromLevel: (level: number) => `Level ${String(level)}+`,
  toPlace: (place: number) => `Top ${String(place)}`,
  everyoneElse: 'Everyone else',
};
