import type { Config } from '@netlify/functions';
import { gate } from '../core/auth/gate';
import { serve } from '../core/http/serve';
import { statusRoutes } from '../status/routes';
import { statusServices } from '../status/services';

export default serve(statusRoutes(statusServices), gate);

export const config: Config = { path: ['/api/status', '/api/status/history'] };
