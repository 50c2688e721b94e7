import type { Config } from '@netlify/functions';
import { getMessages } from '../contact/admin-messages';
import { endpoint } from '../core/http/endpoint';
import { accountServices } from '../accounts/services';
import { contactAdmin } from '../contact/admin-services';

export default endpoint({ GET: getMessages(accountServices.sessions, contactAdmin) });

export const config: Config = { path: '/api/admin/messages' };
