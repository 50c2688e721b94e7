import type { Config } from '@netlify/functions';
import { anyMethod } from '../http/endpoint';
import { recordHistory } from '../http/status-history';
import { statusHistory } from '../wiring/status-history';

export default anyMethod(recordHistory(statusHistory));

/** Every five minutes. */
export const config: Config = { schedule: '*/5 * * * *' };
