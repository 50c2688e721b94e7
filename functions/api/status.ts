import type { Config } from '@netlify/functions';
import { authContext } from '../core/auth/auth-context';
import { serve } from '../core/http/serve';
import { leftovers } from '../delivery/leftovers';
import { statusRoutes } from '../status/routes';
import { statusServices } from '../status/services';

export default serve(statusRoutes(statusServices), authContext, leftovers);

export const config: Config = { path: ['/api/status', '/api/status/history'] };
