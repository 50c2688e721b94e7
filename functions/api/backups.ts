import type { Config } from '@netlify/functions';
import { backupRoutes } from '../backup/routes';
import { backups } from '../backup/services';
import { purge } from '../content/shared-purge';
import { authContext } from '../core/auth/auth-context';
import { serve } from '../core/http/serve';
import { leftovers } from '../delivery/leftovers';

export default serve(backupRoutes({ backups, isOwner: authContext.isOwner, purge }), authContext, leftovers);

export const config: Config = {
  path: ['/api/admin/backups', '/api/admin/backups/:id', '/api/admin/backups/:id/restore'],
};
