import type { Config } from '@netlify/functions';
import { endpoint } from '../core/http/endpoint';
import { deleteSessions, getSessions } from '../accounts/me-handlers';
import { withCsrf } from '../core/auth/with-csrf';
import { accountServices } from '../accounts/services';
import { csrfSecret } from '../core/auth/csrf-secret';

export default endpoint({
  GET: getSessions(accountServices),
  DELETE: withCsrf(csrfSecret, deleteSessions(accountServices)),
});

export const config: Config = { path: '/api/auth/sessions' };
