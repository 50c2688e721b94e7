import type { Config } from '@netlify/functions';
import { getMessages } from '../http/admin-messages';
import { endpoint } from '../http/endpoint';
import { accountServices } from '../wiring/accounts';
import { contactArchive } from '../wiring/contact-archive';

export default endpoint({ GET: getMessages(accountServices.sessions, contactArchive) });

export const config: Config = { path: '/api/admin/messages' };
