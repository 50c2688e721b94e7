import { siteSecret } from '../core/auth/site-secret';
import { fastDatabase } from '../core/database/shared';
import { environment } from '../core/env/environment';
import { version } from '../core/env/version';
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
