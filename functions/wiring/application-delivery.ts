import { chatWebhook } from '../gateways/chat-webhook';
import { systemClock } from '../gateways/system-clock';
import { createApplicationDelivery } from '../services/application-delivery';
import { createApplicationOutbox } from '../stores/application-outbox';
import { openDatabase } from '../stores/database';
import { environment } from './environment';
import { userAgent } from './user-agent';

/** A mark that is given up too soon is a message sent twice. */
const COMMAND_MS = 3_000;

const { database, webhookUrl: url } = environment;

export const applicationOutbox = createApplicationOutbox(openDatabase(database, COMMAND_MS));

/** Null without a webhook: applications are only stored. */
export const applicationDelivery =
  url === null
    ? null
    : createApplicationDelivery({
        outbox: applicationOutbox,
        post: chatWebhook({ url, userAgent }),
        clock: systemClock,
      });
