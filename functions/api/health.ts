import type { Config } from '@netlify/functions';
import { endpoint } from '../core/http/endpoint';
import { getHealth } from '../site/get-health';
import { healthParts } from '../site/services';

export default endpoint({ GET: getHealth(healthParts) });

export const config: Config = { path: '/api/health' };
