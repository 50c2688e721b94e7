import type { Config } from '@netlify/functions';
import { postResend } from '../http/admin-applications';
import { endpoint } from '../http/endpoint';
import { withCsrf } from '../http/with-csrf';
import { accountServices } from '../wiring/accounts';
import { applicationServices } from '../wiring/applications';
import { csrfSecret } from '../wiring/csrf';

const { admin } = applicationServices;
const parts = { admin, sessions: accountServices.sessions };

export default endpoint({
  POST: withCsrf(csrfSecret, postResend(parts)),
});

export const config: Config = { path: '/api/admin/applications/:id/resend' };
