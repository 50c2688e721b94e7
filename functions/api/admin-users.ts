import type { Config } from '@netlify/functions';
import { getUsers, postUser } from '../accounts/admin-handlers';
import { endpoint } from '../core/http/endpoint';
import { withCsrf } from '../core/auth/with-csrf';
import { accountServices } from '../accounts/services';
import { csrfSecret } from '../core/auth/csrf-secret';

export default endpoint({
  GET: getUsers(accountServices),
  POST: withCsrf(csrfSecret, postUser(accountServices)),
});

export const config: Config = { path: '/api/admin/users' };
