import type { Config } from '@netlify/functions';
import { deleteUser, putUser } from '../accounts/admin-handlers';
import { endpoint } from '../core/http/endpoint';
import { withCsrf } from '../core/auth/with-csrf';
import { accountServices } from '../accounts/services';
import { csrfSecret } from '../core/auth/csrf-secret';

export default endpoint({
  PUT: withCsrf(csrfSecret, putUser(accountServices)),
  DELETE: withCsrf(csrfSecret, deleteUser(accountServices)),
});

export const config: Config = { path: '/api/admin/users/:id' };
