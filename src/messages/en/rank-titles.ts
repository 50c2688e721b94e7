/** Above the list of rank titles; the titles themselves stand in `leaderboard.ts`. */
export const rankTitlesCard = {
  title: 'Rank titles',
  text: 'A title comes with the level. Where no level is known, it comes with the place.',
};
