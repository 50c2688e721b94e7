import type { Config } from '@netlify/functions';
import { authContext } from '../core/auth/auth-context';
import { ofSubject, serve } from '../core/http/serve';
import { leftovers } from '../delivery/leftovers';
import { leaderboardRoutes } from '../leaderboards/routes';
import { leaderboard } from '../leaderboards/services';

export default serve(ofSubject('leaderboards', leaderboardRoutes(leaderboard)), authContext, leftovers);

export const config: Config = {
  path: [
    '/api/leaderboard',
    '/api/leaderboard/:mode',
    '/api/admin/leaderboard/:mode/left-out',
    '/api/leaderboard/:mode/players/:player',
  ],
};
