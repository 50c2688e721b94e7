import type { Config } from '@netlify/functions';
import { endpoint } from '../core/http/endpoint';
import { getExport } from '../accounts/me-handlers';
import { accountServices } from '../accounts/services';

export default endpoint({ GET: getExport(accountServices) });

export const config: Config = { path: '/api/auth/export' };
