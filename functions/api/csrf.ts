import type { Config } from '@netlify/functions';
import { endpoint } from '../core/http/endpoint';
import { getCsrf } from '../site/get-csrf';
import { csrfSecret } from '../core/auth/csrf-secret';

export default endpoint({ GET: getCsrf(csrfSecret) });

export const config: Config = { path: '/api/csrf' };
