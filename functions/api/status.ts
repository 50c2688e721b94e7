import type { Config } from '@netlify/functions';
import { endpoint } from '../core/http/endpoint';
import { getStatus } from '../status/get-status';
import { statusService } from '../status/services';

export default endpoint({ GET: getStatus(statusService) });

export const config: Config = { path: '/api/status' };
