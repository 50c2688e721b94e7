import type { Config } from '@netlify/functions';
import { authContext } from '../core/auth/auth-context';
import { ofSubject, serve } from '../core/http/serve';
import { leftovers } from '../delivery/leftovers';
import { voteDeskRoutes } from '../votes/desk/routes';
import { voteServiceRoutes } from '../votes/desk/service-routes';
import { voteRoutes } from '../votes/routes';
import { voteServices } from '../votes/services';

export default serve(
  ofSubject('voting', [
    ...voteRoutes(voteServices),
    ...voteDeskRoutes(voteServices.desk),
    ...voteServiceRoutes(voteServices.services),
  ]),
  authContext,
  leftovers,
);

export const config: Config = {
  path: [
    '/api/votes',
    '/api/votes/:player',
    '/api/votes/:player/check',
    '/api/votes/:player/ticket',
    '/api/votes/:player/claim',
    '/api/votes/callback/:site',
    '/api/voters',
    '/api/admin/votes',
    '/api/admin/votes/test',
    '/api/admin/vote-services',
    '/api/admin/vote-services/:id',
    '/api/admin/vote-services/:id/votes',
    '/api/admin/rewards',
    '/api/admin/rewards/:id',
  ],
};
