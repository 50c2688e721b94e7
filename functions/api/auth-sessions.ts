import type { Config } from '@netlify/functions';
import { endpoint } from '../http/endpoint';
import { deleteSessions, getSessions } from '../http/me';
import { withCsrf } from '../http/with-csrf';
import { accountServices } from '../wiring/accounts';
import { csrfSecret } from '../wiring/csrf';

export default endpoint({
  GET: getSessions(accountServices),
  DELETE: withCsrf(csrfSecret, deleteSessions(accountServices)),
});

export const config: Config = { path: '/api/auth/sessions' };
