import type { Config } from '@netlify/functions';
import { contactRoutes } from '../contact/routes';
import { contactServices } from '../contact/services';
import { gate } from '../core/auth/gate';
import { ofSubject } from '../core/http/of-subject';
import { serve } from '../core/http/serve';
import { leftovers } from '../delivery/leftovers';

export default serve(ofSubject('support', contactRoutes(contactServices)), gate, leftovers);

export const config: Config = { path: ['/api/contact', '/api/admin/messages', '/api/admin/messages/:id'] };
