import type { Config } from '@netlify/functions';
import { anyMethod } from '../core/http/endpoint';
import { recordHistory } from '../status/history/handlers';
import { statusHistory } from '../status/history/services';

export default anyMethod(recordHistory(statusHistory));

/** Every five minutes. */
export const config: Config = { schedule: '*/5 * * * *' };
