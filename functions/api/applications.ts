import type { Config } from '@netlify/functions';
import { postApplication } from '../http/applications';
import { endpoint } from '../http/endpoint';
import { withCsrf } from '../http/with-csrf';
import { accountServices } from '../wiring/accounts';
import { applicationServices } from '../wiring/applications';
import { csrfSecret } from '../wiring/csrf';

const { sessions } = accountServices;

export default endpoint({
  POST: withCsrf(csrfSecret, postApplication({ ...applicationServices, sessions })),
});

export const config: Config = { path: '/api/applications' };
