import type { Config } from '@netlify/functions';
import { deleteMessage } from '../http/admin-messages';
import { endpoint } from '../http/endpoint';
import { withCsrf } from '../http/with-csrf';
import { accountServices } from '../wiring/accounts';
import { contactAdmin } from '../wiring/contact-admin';
import { csrfSecret } from '../wiring/csrf';

export default endpoint({
  DELETE: withCsrf(csrfSecret, deleteMessage(accountServices.sessions, contactAdmin)),
});

export const config: Config = { path: '/api/admin/messages/:id' };
