import { patientDatabase } from '../core/database/shared';
import { writeLog } from '../core/log';
import { createLeftovers } from '../core/outbox/leftovers';
import { systemClock } from '../core/time/clock';
import { outboxKeys } from './outbox-keys';

/** What this instance finds when it starts. What delivers it is loaded then alone: most instances find nothing. */
export const leftovers = createLeftovers({
  database: patientDatabase,
  keys: outboxKeys,
  deliver: async () => (await import('./deliver-due')).deliverDue(),
  clock: systemClock,
  log: writeLog,
});
