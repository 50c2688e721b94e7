import type { Config } from '@netlify/functions';
import { deleteMessage } from '../contact/admin-messages';
import { endpoint } from '../core/http/endpoint';
import { withCsrf } from '../core/auth/with-csrf';
import { accountServices } from '../accounts/services';
import { contactAdmin } from '../contact/admin-services';
import { csrfSecret } from '../core/auth/csrf-secret';

export default endpoint({
  DELETE: withCsrf(csrfSecret, deleteMessage(accountServices.sessions, contactAdmin)),
});

export const config: Config = { path: '/api/admin/messages/:id' };
