import type { Config } from '@netlify/functions';
import { endpoint } from '../http/endpoint';
import { deletePlayer, getPlace } from '../http/leaderboard';
import { withCsrf } from '../http/with-csrf';
import { csrfSecret } from '../wiring/csrf';
import { leaderboard } from '../wiring/leaderboard';
import { leaderboardAccess } from '../wiring/leaderboard-access';

export default endpoint({
  GET: getPlace(leaderboard),
  DELETE: withCsrf(csrfSecret, deletePlayer(leaderboard, leaderboardAccess)),
});

export const config: Config = { path: '/api/leaderboard/:mode/players/:player' };
