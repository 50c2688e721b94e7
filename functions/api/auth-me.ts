import type { Config } from '@netlify/functions';
import { endpoint } from '../core/http/endpoint';
import { deleteMe, getMe, patchMe } from '../accounts/me-handlers';
import { withCsrf } from '../core/auth/with-csrf';
import { accountServices } from '../accounts/services';
import { csrfSecret } from '../core/auth/csrf-secret';

export default endpoint({
  GET: getMe(accountServices),
  PATCH: withCsrf(csrfSecret, patchMe(accountServices)),
  DELETE: withCsrf(csrfSecret, deleteMe(accountServices)),
});

export const config: Config = { path: '/api/auth/me' };
