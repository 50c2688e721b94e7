import type { Config } from '@netlify/functions';
import { applicationDeskRoutes } from '../applications/desk/routes';
import { applicationRoutes } from '../applications/routes';
import { applicationAdmin, applicationServices } from '../applications/services';
import { authContext } from '../core/auth/auth-context';
import { ofSubject, serve } from '../core/http/serve';
import { leftovers } from '../delivery/leftovers';

export default serve(
  ofSubject('applications', [
    ...applicationRoutes(applicationServices),
    ...applicationDeskRoutes(applicationAdmin),
  ]),
  authContext,
  leftovers,
);

export const config: Config = {
  path: [
    '/api/applications',
    '/api/applications/mine',
    '/api/applications/:id',
    '/api/applications/:id/answers',
    '/api/admin/applications',
    '/api/admin/applications/:id',
    '/api/admin/applications/:id/comments',
    '/api/admin/applications/:id/resend',
  ],
};
