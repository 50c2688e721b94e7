import type { Config } from '@netlify/functions';
import { endpoint } from '../http/endpoint';
import { getStatus } from '../http/get-status';
import { statusService } from '../wiring/status';

export default endpoint({ GET: getStatus(statusService) });

export const config: Config = { path: '/api/status' };
