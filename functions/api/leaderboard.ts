import type { Config } from '@netlify/functions';
import { endpoint } from '../http/endpoint';
import { getLeaderboard } from '../http/leaderboard';
import { leaderboard } from '../wiring/leaderboard';

export default endpoint({ GET: getLeaderboard(leaderboard) });

export const config: Config = { path: '/api/leaderboard' };
