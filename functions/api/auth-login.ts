import type { Config } from '@netlify/functions';
import { postLogin } from '../http/auth';
import { endpoint } from '../http/endpoint';
import { withCsrf } from '../http/with-csrf';
import { accountServices } from '../wiring/accounts';
import { csrfSecret } from '../wiring/csrf';

const { accounts, signInLimiter } = accountServices;

export default endpoint({ POST: withCsrf(csrfSecret, postLogin(accounts, signInLimiter)) });

export const config: Config = { path: '/api/auth/login' };
