/** What other subjects may know of leaderboards. */
export { modeIds } from './mode-ids';
export { boardNameKeys, leaderboardBackup } from './store/leaderboard-keys';
