import type { Config } from '@netlify/functions';
import { endpoint } from '../core/http/endpoint';
import { deleteSeason, postLeaderboard } from '../leaderboards/handlers';
import { withCsrf } from '../core/auth/with-csrf';
import { csrfSecret } from '../core/auth/csrf-secret';
import { leaderboard } from '../leaderboards/services';
import { leaderboardAccess } from '../leaderboards/access';

export default endpoint({
  POST: withCsrf(csrfSecret, postLeaderboard(leaderboard, leaderboardAccess)),
  DELETE: withCsrf(csrfSecret, deleteSeason(leaderboard, leaderboardAccess)),
});

export const config: Config = { path: '/api/leaderboard/:mode' };
