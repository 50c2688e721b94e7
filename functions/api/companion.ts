import type { Config } from '@netlify/functions';
import { companionRoutes } from '../companion/routes';
import { companionServices } from '../companion/services';
import { gate } from '../core/auth/gate';
import { serve } from '../core/http/serve';
import { leftovers } from '../delivery/leftovers';

export default serve(companionRoutes(companionServices), gate, leftovers);

export const config: Config = {
  path: [
    '/api/companion/sync',
    '/api/votes',
    '/api/admin/companions',
    '/api/admin/users/:id/player',
    '/api/auth/player',
    '/api/auth/player/confirm',
  ],
};
