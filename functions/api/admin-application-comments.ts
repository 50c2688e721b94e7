import type { Config } from '@netlify/functions';
import { postComment } from '../applications/desk/handlers';
import { endpoint } from '../core/http/endpoint';
import { withCsrf } from '../core/auth/with-csrf';
import { accountServices } from '../accounts/services';
import { applicationServices } from '../applications/services';
import { csrfSecret } from '../core/auth/csrf-secret';

const { admin } = applicationServices;
const parts = { admin, sessions: accountServices.sessions };

export default endpoint({
  POST: withCsrf(csrfSecret, postComment(parts)),
});

export const config: Config = { path: '/api/admin/applications/:id/comments' };
