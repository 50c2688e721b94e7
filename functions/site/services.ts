import { createApplicationOutbox } from '../applications';
import { csrfSecret } from '../core/auth/csrf-secret';
import { fastDatabase } from '../core/database/shared';
import { environment } from '../core/env/environment';
import { version } from '../core/env/version';
import type { SiteServices } from './routes';

export const siteServices: SiteServices = {
  csrfSecret,
  health: {
    database: fastDatabase,
    webhook: environment.webhookUrl === null ? null : createApplicationOutbox(fastDatabase),
    version,
  },
};
