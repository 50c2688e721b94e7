import type { Config } from '@netlify/functions';
import { getMessages } from '../http/admin-messages';
import { endpoint } from '../http/endpoint';
import { accountServices } from '../wiring/accounts';
import { contactAdmin } from '../wiring/contact-admin';

export default endpoint({ GET: getMessages(accountServices.sessions, contactAdmin) });

export const config: Config = { path: '/api/admin/messages' };
