import type { Config } from '@netlify/functions';
import { endpoint } from '../http/endpoint';
import { deleteSeason, postLeaderboard } from '../http/leaderboard';
import { withCsrf } from '../http/with-csrf';
import { csrfSecret } from '../wiring/csrf';
import { leaderboard } from '../wiring/leaderboard';
import { leaderboardAccess } from '../wiring/leaderboard-access';

export default endpoint({
  POST: withCsrf(csrfSecret, postLeaderboard(leaderboard, leaderboardAccess)),
  DELETE: withCsrf(csrfSecret, deleteSeason(leaderboard, leaderboardAccess)),
});

export const config: Config = { path: '/api/leaderboard/:mode' };
