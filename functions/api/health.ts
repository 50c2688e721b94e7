import type { Config } from '@netlify/functions';
import { endpoint } from '../http/endpoint';
import { getHealth } from '../http/get-health';
import { healthParts } from '../wiring/health';

export default endpoint({ GET: getHealth(healthParts) });

export const config: Config = { path: '/api/health' };
