import type { Config } from '@netlify/functions';
import { endpoint } from '../core/http/endpoint';
import { getLeaderboard } from '../leaderboards/handlers';
import { leaderboard } from '../leaderboards/services';

export default endpoint({ GET: getLeaderboard(leaderboard) });

export const config: Config = { path: '/api/leaderboard' };
