import type { Config } from '@netlify/functions';
import { endpoint } from '../core/http/endpoint';
import { getHistory } from '../status/history/handlers';
import { statusHistory } from '../status/history/services';

export default endpoint({ GET: getHistory(statusHistory) });

export const config: Config = { path: '/api/status/history' };
