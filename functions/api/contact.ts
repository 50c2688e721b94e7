import type { Config } from '@netlify/functions';
import { endpoint } from '../core/http/endpoint';
import { postContact } from '../contact/post-contact';
import { withCsrf } from '../core/auth/with-csrf';
import { contactLimiter, contactService } from '../contact/services';
import { csrfSecret } from '../core/auth/csrf-secret';

export default endpoint({ POST: withCsrf(csrfSecret, postContact(contactService, contactLimiter)) });

export const config: Config = { path: '/api/contact' };
