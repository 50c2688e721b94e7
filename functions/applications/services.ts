import { callerOf } from '../core/auth/access';
import { gate } from '../core/auth/gate';
import { siteSecret } from '../core/auth/site-secret';
import { patientDatabase as database } from '../core/database/shared';
import { environment } from '../core/env/environment';
import { userAgent } from '../core/env/user-agent';
import { systemClock as clock } from '../core/time/clock';
import { buildMailer } from '../mail';
import { eraseOldApplications } from './application-erasure';
import { createApplications } from './applications';
import { createApplicationDelivery } from './delivery/application-delivery';
import { createApplicationOutbox } from './delivery/application-outbox';
import { chatWebhook } from './delivery/chat-webhook';
import { createApplicationAdmin } from './desk/application-admin';
import { createApplicationDesk } from './desk/application-desk';
import type { ApplicationServices } from './routes';
import { createApplicationStore } from './store/application-store';

const { webhookUrl: url } = environment;
const store = createApplicationStore(database);
const desk = createApplicationDesk(database);
const outbox = createApplicationOutbox(database);

/** Null without a webhook: applications are only stored. */
export const applicationDelivery =
  url === null
    ? null
    : createApplicationDelivery({
        outbox,
        post: chatWebhook({ url, userAgent }),
        clock,
      });

export const applicationServices: ApplicationServices = {
  applications: createApplications({ store, announcer: applicationDelivery, clock }),
  callerOf: (request) => callerOf(request, gate),
  clock,
};

export const applicationAdmin = createApplicationAdmin({
  store,
  desk,
  outbox: applicationDelivery && { store: outbox, announcer: applicationDelivery },
  mailer: buildMailer(database, environment, clock, siteSecret),
  clock,
});

/** Erases what has been kept for long enough. */
export const eraseApplications = () => eraseOldApplications({ store, desk, clock });
