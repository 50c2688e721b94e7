import type { Config } from '@netlify/functions';
import { deleteUserSessions } from '../accounts/admin-handlers';
import { endpoint } from '../core/http/endpoint';
import { withCsrf } from '../core/auth/with-csrf';
import { accountServices } from '../accounts/services';
import { csrfSecret } from '../core/auth/csrf-secret';

export default endpoint({ DELETE: withCsrf(csrfSecret, deleteUserSessions(accountServices)) });

export const config: Config = { path: '/api/admin/users/:id/sessions' };
