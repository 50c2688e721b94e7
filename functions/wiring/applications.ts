import { systemClock as clock } from '../gateways/system-clock';
import { createApplicationAdmin } from '../services/application-admin';
import { eraseOldApplications } from '../services/application-erasure';
import { createApplications } from '../services/applications';
import { APPLICATION_LIMIT } from '../services/rate-limit';
import { createApplicationDesk } from '../stores/application-desk';
import { createApplicationStore } from '../stores/application-store';
import { openDatabase } from '../stores/database';
import { createRateLimiter } from '../stores/rate-limiter';
import { applicationDelivery as announcer, applicationOutbox } from './application-delivery';
import { environment } from './environment';

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
