import type { Config } from '@netlify/functions';
import { postApplication } from '../applications/handlers';
import { endpoint } from '../core/http/endpoint';
import { withCsrf } from '../core/auth/with-csrf';
import { accountServices } from '../accounts/services';
import { applicationServices } from '../applications/services';
import { csrfSecret } from '../core/auth/csrf-secret';

const { sessions } = accountServices;

export default endpoint({
  POST: withCsrf(csrfSecret, postApplication({ ...applicationServices, sessions })),
});

export const config: Config = { path: '/api/applications' };
