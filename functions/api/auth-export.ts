import type { Config } from '@netlify/functions';
import { endpoint } from '../http/endpoint';
import { getExport } from '../http/me';
import { accountServices } from '../wiring/accounts';

export default endpoint({ GET: getExport(accountServices) });

export const config: Config = { path: '/api/auth/export' };
