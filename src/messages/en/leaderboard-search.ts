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
