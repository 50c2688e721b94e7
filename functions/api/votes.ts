import type { Config } from '@netlify/functions';
import { gate } from '../core/auth/gate';
import { serve } from '../core/http/serve';
import { leftovers } from '../delivery/leftovers';
import { voteDeskRoutes } from '../votes/desk/routes';
import { voteRoutes } from '../votes/routes';
import { voteServices } from '../votes/services';

export default serve([...voteRoutes(voteServices), ...voteDeskRoutes(voteServices.desk)], gate, leftovers);

export const config: Config = {
  path: [
    '/api/votes/:player',
    '/api/votes/:player/check',
    '/api/votes/:player/ticket',
    '/api/votes/:player/claim',
    '/api/votes/callback/:site',
    '/api/voters',
    '/api/admin/votes',
    '/api/admin/votes/test',
    '/api/admin/rewards',
    '/api/admin/rewards/:id',
  ],
};
