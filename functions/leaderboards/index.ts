/** What other subjects may know of leaderboards. */
export { leaderboardBackup } from './store/leaderboard-keys';
