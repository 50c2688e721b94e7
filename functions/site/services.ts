import type { HealthParts } from './health';
import { createApplicationOutbox } from '../applications/delivery/application-outbox';
import { database } from '../core/database/shared';
import { environment } from '../core/env/environment';
import { version } from '../core/env/version';

export const healthParts: HealthParts = {
  database,
  webhook: environment.webhookUrl === null ? null : createApplicationOutbox(database),
  version,
};
