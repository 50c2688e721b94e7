import type { Config } from '@netlify/functions';
import { endpoint } from '../http/endpoint';
import { postContact } from '../http/post-contact';
import { withCsrf } from '../http/with-csrf';
import { contactLimiter, contactService } from '../wiring/contact';
import { csrfSecret } from '../wiring/csrf';

export default endpoint({ POST: withCsrf(csrfSecret, postContact(contactService, contactLimiter)) });

export const config: Config = { path: '/api/contact' };
