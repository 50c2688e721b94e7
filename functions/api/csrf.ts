import type { Config } from '@netlify/functions';
import { endpoint } from '../http/endpoint';
import { getCsrf } from '../http/get-csrf';
import { csrfSecret } from '../wiring/csrf';

export default endpoint({ GET: getCsrf(csrfSecret) });

export const config: Config = { path: '/api/csrf' };
