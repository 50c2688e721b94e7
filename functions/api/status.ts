import type { Config } from '@netlify/functions';
import { gate } from '../core/auth/gate';
import { serve } from '../core/http/serve';
import { leftovers } from '../delivery/leftovers';
import { statusRoutes } from '../status/routes';
import { statusServices } from '../status/services';

export default serve(statusRoutes(statusServices), gate, leftovers);

export const config: Config = { path: ['/api/status', '/api/status/history'] };
