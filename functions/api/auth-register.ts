import type { Config } from '@netlify/functions';
import { postRegister } from '../http/auth';
import { endpoint } from '../http/endpoint';
import { withCsrf } from '../http/with-csrf';
import { accountServices } from '../wiring/accounts';
import { csrfSecret } from '../wiring/csrf';

const { accounts, registerLimiter } = accountServices;

export default endpoint({ POST: withCsrf(csrfSecret, postRegister(accounts, registerLimiter)) });

export const config: Config = { path: '/api/auth/register' };
