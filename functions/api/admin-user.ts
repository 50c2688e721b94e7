import type { Config } from '@netlify/functions';
import { deleteUser, putUser } from '../http/admin-users';
import { endpoint } from '../http/endpoint';
import { withCsrf } from '../http/with-csrf';
import { accountServices } from '../wiring/accounts';
import { csrfSecret } from '../wiring/csrf';

export default endpoint({
  PUT: withCsrf(csrfSecret, putUser(accountServices)),
  DELETE: withCsrf(csrfSecret, deleteUser(accountServices)),
});

export const config: Config = { path: '/api/admin/users/:id' };
