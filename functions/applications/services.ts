import { callerOf } from '../core/auth/access';
import { gate } from '../core/auth/gate';
import { siteSecret } from '../core/auth/site-secret';
import { patientDatabase as database } from '../core/database/shared';
import { environment } from '../core/env/environment';
import { userAgent } from '../core/env/user-agent';
import { noted } from '../core/failures/note-failure';
import { guard } from '../core/guard/guard';
import { createNetworkMemory } from '../core/limits/network-limiter';
import { REFUSED_LIMIT, REPEATED_LIMIT } from '../core/limits/rate-limit';
import { systemClock as clock } from '../core/time/clock';
import { buildMailer } from '../mail';
import { eraseOldApplications } from './application-erasure';
import { createApplications } from './applications';
import { createApplicationDelivery, createRetractionDelivery } from './delivery/application-delivery';
import { createApplicationOutbox } from './delivery/application-outbox';
import { chatRetraction, chatWebhook } from './delivery/chat-webhook';
import { createRetractionOutbox } from './delivery/retraction-outbox';
import { createApplicationAdmin } from './desk/application-admin';
import { createApplicationDesk } from './desk/application-desk';
import type { ApplicationServices } from './routes';
import { createApplicationStore } from './store/application-store';

const { webhookUrl: url, addressLimitFactor } = environment;
const store = createApplicationStore(database);
const desk = createApplicationDesk(database);
const outbox = createApplicationOutbox(database);
const retractions = createRetractionOutbox(database);

/** Null without a webhook: applications are only stored. */
export const applicationDelivery =
  url === null
    ? null
    : createApplicationDelivery({
        outbox,
        post: noted('webhook', chatWebhook({ url, userAgent })),
        takeBack: (id, messageId) => retractions.add(id, messageId, clock.now()),
        clock,
      });

/** Null without a webhook, too. */
export const retractionDelivery =
  url === null
    ? null
    : createRetractionDelivery({
        outbox: retractions,
        post: noted('webhook', chatRetraction({ url, userAgent })),
        clock,
      });

export const applicationServices: ApplicationServices = {
  applications: createApplications({
    store,
    announcer: applicationDelivery,
    retractor: retractionDelivery,
    clock,
    siteSecret,
  }),
  callerOf: (request) => callerOf(request, gate),
  refused: createNetworkMemory(REFUSED_LIMIT, addressLimitFactor, clock),
  repeated: createNetworkMemory(REPEATED_LIMIT, addressLimitFactor, clock),
  clock,
  guard,
};

export const applicationAdmin = createApplicationAdmin({
  store,
  desk,
  outbox: applicationDelivery && { store: outbox, announcer: applicationDelivery },
  retractor: retractionDelivery,
  mailer: buildMailer(database, environment, clock, siteSecret),
  clock,
});

/** Erases what has been kept for long enough. */
export const eraseApplications = () => eraseOldApplications({ store, desk, clock });
