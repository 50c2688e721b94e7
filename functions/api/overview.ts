import type { Config } from '@netlify/functions';
import { gate } from '../core/auth/gate';
import { serve } from '../core/http/serve';
import { leftovers } from '../delivery/leftovers';
import { overviewRoutes } from '../overview/routes';
import { overviewServices } from '../overview/services';

export default serve(overviewRoutes(overviewServices), gate, leftovers);

export const config: Config = {
  path: ['/api/admin/overview', '/api/admin/services', '/api/admin/usage'],
};
