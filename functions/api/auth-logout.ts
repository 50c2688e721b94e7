import type { Config } from '@netlify/functions';
import { postLogout } from '../accounts/auth-handlers';
import { endpoint } from '../core/http/endpoint';
import { withCsrf } from '../core/auth/with-csrf';
import { accountServices } from '../accounts/services';
import { csrfSecret } from '../core/auth/csrf-secret';

export default endpoint({ POST: withCsrf(csrfSecret, postLogout(accountServices.sessions)) });

export const config: Config = { path: '/api/auth/logout' };
