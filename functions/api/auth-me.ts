import type { Config } from '@netlify/functions';
import { endpoint } from '../http/endpoint';
import { deleteMe, getMe, patchMe } from '../http/me';
import { withCsrf } from '../http/with-csrf';
import { accountServices } from '../wiring/accounts';
import { csrfSecret } from '../wiring/csrf';

export default endpoint({
  GET: getMe(accountServices),
  PATCH: withCsrf(csrfSecret, patchMe(accountServices)),
  DELETE: withCsrf(csrfSecret, deleteMe(accountServices)),
});

export const config: Config = { path: '/api/auth/me' };
