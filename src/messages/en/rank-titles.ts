/** Texts above the list of rank titles, which are in `leaderboard.ts`. */
export const rankTitlesCard = {
  title: 'Rank titles',
  text: 'Titles depend on the level, or on the rank if no level is known.',
  /** For a mode without a level. */
  byPlace: 'Titles depend on the rank.',
  fromLevel: (level: number) => `Level ${String(level)}+`,
  toPlace: (place: number) => `Top ${String(place)}`,
  everyoneElse: 'Everyone else',
};
