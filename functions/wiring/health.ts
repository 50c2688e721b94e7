import type { HealthParts } from '../services/health';
import { database } from './database';
import { environment } from './environment';
import { version } from './version';

export const healthParts: HealthParts = { database, hasWebhook: environment.webhookUrl !== null, version };
