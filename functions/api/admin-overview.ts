import type { Config } from '@netlify/functions';
import { getOverview } from '../accounts/admin-handlers';
import { endpoint } from '../core/http/endpoint';
import { accountServices } from '../accounts/services';
import { applicationServices } from '../applications/services';
import { contactAdmin } from '../contact/admin-services';

export default endpoint({ GET: getOverview(accountServices, contactAdmin, applicationServices.admin) });

export const config: Config = { path: '/api/admin/overview' };
