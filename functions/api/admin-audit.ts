import type { Config } from '@netlify/functions';
import { getAudit } from '../accounts/admin-handlers';
import { endpoint } from '../core/http/endpoint';
import { accountServices } from '../accounts/services';

export default endpoint({ GET: getAudit(accountServices) });

export const config: Config = { path: '/api/admin/audit' };
