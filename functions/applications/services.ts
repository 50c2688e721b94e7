import { callerOf } from '../core/auth/access';
import { authContext } from '../core/auth/auth-context';
import { patientDatabase as database } from '../core/database/shared';
import { siteSecret, environment } from '../core/env/environment';
import { guard } from '../core/guard/guard';
import { createNetworkMemory } from '../core/limits/network-limiter';
import { REFUSED_LIMIT, REPEATED_LIMIT } from '../core/limits/rate-limit';
import { systemClock as clock } from '../core/time/clock';
import { buildMailer } from '../mail';
import { eraseOldApplications } from './application-erasure';
import { createApplications } from './applications';
import { applicationDelivery, applicationOutbox, retractionDelivery } from './delivery/services';
import { createApplicationAdmin } from './desk/application-admin';
import { createApplicationDesk } from './desk/application-desk';
import type { ApplicationServices } from './routes';
import { createApplicationStore } from './store/application-store';

const { addressLimitFactor } = environment;
const store = createApplicationStore(database);
const desk = createApplicationDesk(database);

export const applicationServices: ApplicationServices = {
  applications: createApplications({
    store,
    announcer: applicationDelivery,
    retractor: retractionDelivery,
    clock,
    siteSecret,
  }),
  callerOf: (request) => callerOf(request, authContext),
  refused: createNetworkMemory(REFUSED_LIMIT, addressLimitFactor, clock),
  repeated: createNetworkMemory(REPEATED_LIMIT, addressLimitFactor, clock),
  clock,
  guard,
};

export const applicationAdmin = createApplicationAdmin({
  store,
  desk,
  outbox: applicationDelivery && { store: applicationOutbox, announcer: applicationDelivery },
  retractor: retractionDelivery,
  mailer: buildMailer(database, environment, clock, siteSecret),
  clock,
});

export const eraseApplications = () => eraseOldApplications({ store, desk, clock });
