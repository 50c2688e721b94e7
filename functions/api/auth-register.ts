import type { Config } from '@netlify/functions';
import { postRegister } from '../accounts/auth-handlers';
import { endpoint } from '../core/http/endpoint';
import { withCsrf } from '../core/auth/with-csrf';
import { accountServices } from '../accounts/services';
import { csrfSecret } from '../core/auth/csrf-secret';

const { accounts, registerLimiter } = accountServices;

export default endpoint({ POST: withCsrf(csrfSecret, postRegister(accounts, registerLimiter)) });

export const config: Config = { path: '/api/auth/register' };
