import { fastDatabase } from '../core/database/shared';
import { siteSecret, environment } from '../core/env/environment';
import { version } from '../core/env/user-agent';
import { systemClock } from '../core/time/clock';
import { createHealthCheck } from './health';
import type { SiteServices } from './routes';

export const siteServices: SiteServices = {
  siteSecret,
  health: createHealthCheck({
    database: fastDatabase,
    hasWebhook: environment.webhookUrl !== null,
    version,
    clock: systemClock,
  }),
};
