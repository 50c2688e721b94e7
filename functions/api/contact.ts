import type { Config } from '@netlify/functions';
import { contactRoutes } from '../contact/routes';
import { contactServices } from '../contact/services';
import { authContext } from '../core/auth/auth-context';
import { ofSubject, serve } from '../core/http/serve';
import { leftovers } from '../delivery/leftovers';

export default serve(ofSubject('support', contactRoutes(contactServices)), authContext, leftovers);

export const config: Config = {
  path: [
    '/api/contact',
    '/api/admin/messages',
    '/api/admin/messages/:id',
    '/api/admin/messages/:id/answers',
    '/api/admin/messages/:id/resend',
  ],
};
