export { modeIds } from './metrics';
export { boardNameKeys, leaderboardBackup } from './store/leaderboard-keys';
