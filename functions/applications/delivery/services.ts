import { patientDatabase as database } from '../../core/database/shared';
import { environment } from '../../core/env/environment';
import { userAgent } from '../../core/env/user-agent';
import { noted } from '../../core/failures/note-failure';
import { systemClock as clock } from '../../core/time/clock';
import { createApplicationDelivery, createRetractionDelivery } from './application-delivery';
import { createApplicationOutbox } from './application-outbox';
import { chatRetraction, chatWebhook } from './chat-webhook';
import { createRetractionOutbox } from './retraction-outbox';

const { webhookUrl: url } = environment;
const retractions = createRetractionOutbox(database);

export const applicationOutbox = createApplicationOutbox(database);

/** Null without a webhook: applications are only stored. */
export const applicationDelivery =
  url === null
    ? null
    : createApplicationDelivery({
        outbox: applicationOutbox,
        post: noted('webhook', chatWebhook({ url, userAgent })),
        takeBack: (id, messageId) => retractions.add(id, messageId, clock.now()),
        clock,
      });

/** Null without a webhook as well. */
export const retractionDelivery =
  url === null
    ? null
    : createRetractionDelivery({
        outbox: retractions,
        post: noted('webhook', chatRetraction({ url, userAgent })),
        clock,
      });
