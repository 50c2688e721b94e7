import type { Config } from '@netlify/functions';
import { companionRoutes } from '../companion/routes';
import { companionServices } from '../companion/services';
import { authContext } from '../core/auth/auth-context';
import { serve } from '../core/http/serve';
import { leftovers } from '../delivery/leftovers';

export default serve(companionRoutes(companionServices), authContext, leftovers);

export const config: Config = {
  path: [
    '/api/companion/sync',
    '/api/admin/companions',
    '/api/admin/users/:id/player',
    '/api/auth/player',
    '/api/auth/player/confirm',
  ],
};
