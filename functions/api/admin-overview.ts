import type { Config } from '@netlify/functions';
import { getOverview } from '../http/admin-users';
import { endpoint } from '../http/endpoint';
import { accountServices } from '../wiring/accounts';
import { applicationServices } from '../wiring/applications';
import { contactArchive } from '../wiring/contact-archive';

export default endpoint({ GET: getOverview(accountServices, contactArchive, applicationServices.admin) });

export const config: Config = { path: '/api/admin/overview' };
