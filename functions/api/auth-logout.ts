import type { Config } from '@netlify/functions';
import { postLogout } from '../http/auth';
import { endpoint } from '../http/endpoint';
import { withCsrf } from '../http/with-csrf';
import { accountServices } from '../wiring/accounts';
import { csrfSecret } from '../wiring/csrf';

export default endpoint({ POST: withCsrf(csrfSecret, postLogout(accountServices.sessions)) });

export const config: Config = { path: '/api/auth/logout' };
