import type { Config } from '@netlify/functions';
import { authContext } from '../core/auth/auth-context';
import { serve } from '../core/http/serve';
import { leftovers } from '../delivery/leftovers';
import { siteRoutes } from '../site/routes';
import { siteServices } from '../site/services';

export default serve(siteRoutes(siteServices), authContext, leftovers);

export const config: Config = { path: ['/api/health', '/api/csrf'] };
