import type { Config } from '@netlify/functions';
import { getOverview } from '../http/admin-users';
import { endpoint } from '../http/endpoint';
import { accountServices } from '../wiring/accounts';
import { applicationServices } from '../wiring/applications';
import { contactAdmin } from '../wiring/contact-admin';

export default endpoint({ GET: getOverview(accountServices, contactAdmin, applicationServices.admin) });

export const config: Config = { path: '/api/admin/overview' };
