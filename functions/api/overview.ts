import type { Config } from '@netlify/functions';
import { savings } from '../content/desk/services';
import { authContext } from '../core/auth/auth-context';
import { serve } from '../core/http/serve';
import { leftovers } from '../delivery/leftovers';
import { overviewRoutes } from '../overview/routes';
import { buildSaving, overviewServices } from '../overview/services';

export default serve(
  overviewRoutes({ ...overviewServices, saving: buildSaving(savings) }),
  authContext,
  leftovers,
);

export const config: Config = {
  path: ['/api/admin/overview', '/api/admin/services', '/api/admin/usage', '/api/admin/usage/savings'],
};
