import type { Config } from '@netlify/functions';
import { getUsers, postUser } from '../http/admin-users';
import { endpoint } from '../http/endpoint';
import { withCsrf } from '../http/with-csrf';
import { accountServices } from '../wiring/accounts';
import { csrfSecret } from '../wiring/csrf';

export default endpoint({
  GET: getUsers(accountServices),
  POST: withCsrf(csrfSecret, postUser(accountServices)),
});

export const config: Config = { path: '/api/admin/users' };
