import { systemClock as clock } from '../core/time/system-clock';
import { createApplicationAdmin } from './desk/application-admin';
import { eraseOldApplications } from './application-erasure';
import { createApplications } from './applications';
import { APPLICATION_LIMIT } from '../core/limits/rate-limit';
import { createApplicationDesk } from './desk/application-desk';
import { createApplicationStore } from './store/application-store';
import { openDatabase } from '../core/database/database';
import { createRateLimiter } from '../core/limits/rate-limiter';
import { applicationDelivery as announcer, applicationOutbox } from './delivery/services';
import { environment } from '../core/env/environment';

/** What somebody has written for an hour is worth a longer wait than a page's figures. */
const COMMAND_MS = 3_000;

const { database: address, addressLimitFactor: factor } = environment;
const database = openDatabase(address, COMMAND_MS);
const store = createApplicationStore(database);
const desk = createApplicationDesk(database);
const outbox = announcer && { store: applicationOutbox, announcer };

/** All that has to do with applications, for one instance. */
export const applicationServices = {
  applications: createApplications({ store, announcer, clock }),
  admin: createApplicationAdmin({ store, desk, outbox, clock }),
  limiter: createRateLimiter(address, APPLICATION_LIMIT, { factor, commandMs: COMMAND_MS }),
  clock,
  erase: () => eraseOldApplications({ store, desk, clock }),
};
