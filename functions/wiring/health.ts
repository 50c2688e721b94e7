import type { HealthParts } from '../services/health';
import { createApplicationOutbox } from '../stores/application-outbox';
import { database } from './database';
import { environment } from './environment';
import { version } from './version';

export const healthParts: HealthParts = {
  database,
  webhook: environment.webhookUrl === null ? null : createApplicationOutbox(database),
  version,
};
