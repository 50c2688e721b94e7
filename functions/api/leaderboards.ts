import type { Config } from '@netlify/functions';
import { gate } from '../core/auth/gate';
import { ofSubject } from '../core/http/of-subject';
import { serve } from '../core/http/serve';
import { leftovers } from '../delivery/leftovers';
import { leaderboardRoutes } from '../leaderboards/routes';
import { leaderboard } from '../leaderboards/services';

export default serve(ofSubject('leaderboards', leaderboardRoutes(leaderboard)), gate, leftovers);

export const config: Config = {
  path: [
    '/api/leaderboard',
    '/api/leaderboard/:mode',
    '/api/admin/leaderboard/:mode/left-out',
    '/api/leaderboard/:mode/players/:player',
  ],
};
