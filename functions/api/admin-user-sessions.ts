import type { Config } from '@netlify/functions';
import { deleteUserSessions } from '../http/admin-users';
import { endpoint } from '../http/endpoint';
import { withCsrf } from '../http/with-csrf';
import { accountServices } from '../wiring/accounts';
import { csrfSecret } from '../wiring/csrf';

export default endpoint({ DELETE: withCsrf(csrfSecret, deleteUserSessions(accountServices)) });

export const config: Config = { path: '/api/admin/users/:id/sessions' };
