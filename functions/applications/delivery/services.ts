import { chatWebhook } from './chat-webhook';
import { systemClock } from '../../core/time/system-clock';
import { createApplicationDelivery } from './application-delivery';
import { createApplicationOutbox } from './application-outbox';
import { openDatabase } from '../../core/database/database';
import { environment } from '../../core/env/environment';
import { userAgent } from '../../core/env/user-agent';

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
