import type { Config } from '@netlify/functions';
import { postLogin } from '../accounts/auth-handlers';
import { endpoint } from '../core/http/endpoint';
import { withCsrf } from '../core/auth/with-csrf';
import { accountServices } from '../accounts/services';
import { csrfSecret } from '../core/auth/csrf-secret';

const { accounts, signInLimiter } = accountServices;

export default endpoint({ POST: withCsrf(csrfSecret, postLogin(accounts, signInLimiter)) });

export const config: Config = { path: '/api/auth/login' };
