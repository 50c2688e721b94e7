/** What other subjects may know of leaderboards. */
export { boardNameKeys, leaderboardBackup } from './store/leaderboard-keys';
