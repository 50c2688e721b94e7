import type { Config } from '@netlify/functions';
import { endpoint } from '../core/http/endpoint';
import { deletePlayer, getPlace } from '../leaderboards/handlers';
import { withCsrf } from '../core/auth/with-csrf';
import { csrfSecret } from '../core/auth/csrf-secret';
import { leaderboard } from '../leaderboards/services';
import { leaderboardAccess } from '../leaderboards/access';

export default endpoint({
  GET: getPlace(leaderboard),
  DELETE: withCsrf(csrfSecret, deletePlayer(leaderboard, leaderboardAccess)),
});

export const config: Config = { path: '/api/leaderboard/:mode/players/:player' };
