import type { Config } from '@netlify/functions';
import { getAudit } from '../http/admin-users';
import { endpoint } from '../http/endpoint';
import { accountServices } from '../wiring/accounts';

export default endpoint({ GET: getAudit(accountServices) });

export const config: Config = { path: '/api/admin/audit' };
