import { applicationKeys } from '../applications/store/application-keys';
import { OUTBOX_KEY } from '../contact/store/contact-store';
import { contentKeys } from '../content/store/content-keys';
import { patientDatabase } from '../core/database/shared';
import { environment } from '../core/env/environment';
import { writeLog } from '../core/log';
import { createLeftovers } from '../core/outbox/leftovers';
import { systemClock } from '../core/time/clock';
import { mailKeys } from '../mail/store/mail-keys';

const { webhookUrl, contactForwardUrl, mail } = environment;

/** Keys that exist while items wait. Items without a destination enter no outbox, so checking for them costs nothing. */
export const outboxKeys: readonly string[] = [
  ...(webhookUrl === null ? [] : [applicationKeys.outbox, applicationKeys.retractions, contentKeys.outbox]),
  ...(contactForwardUrl === null ? [] : [OUTBOX_KEY]),
  ...(mail === null ? [] : [mailKeys.outbox]),
];

/** Leftovers when this instance starts. Their delivery is imported only if there are any, which is rare. */
export const leftovers = createLeftovers({
  database: patientDatabase,
  keys: outboxKeys,
  deliver: async () => (await import('./deliver-due')).deliverDue(),
  clock: systemClock,
  log: writeLog,
});
