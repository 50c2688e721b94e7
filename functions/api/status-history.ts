import type { Config } from '@netlify/functions';
import { endpoint } from '../http/endpoint';
import { getHistory } from '../http/status-history';
import { statusHistory } from '../wiring/status-history';

export default endpoint({ GET: getHistory(statusHistory) });

export const config: Config = { path: '/api/status/history' };
