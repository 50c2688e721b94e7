import { createUserStore } from '../accounts';
import { createApplicationDesk } from '../applications';
import { createContactArchive } from '../contact';
import { patientDatabase } from '../core/database/shared';
import { readFailures } from '../core/failures/failure-notes';
import { systemClock } from '../core/time/clock';
import { usageStore } from '../core/usage/shared';
import type { OverviewServices } from './routes';

export const overviewServices: OverviewServices = {
  users: createUserStore(patientDatabase),
  messages: createContactArchive(patientDatabase),
  applications: createApplicationDesk(patientDatabase),
  usage: usageStore,
  clock: systemClock,
  failures: () => readFailures(patientDatabase),
};
