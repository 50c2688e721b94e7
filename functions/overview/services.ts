import { createUserStore } from '../accounts';
import { createApplicationDesk } from '../applications';
import { createContactArchive } from '../contact';
import { patientDatabase } from '../core/database/shared';
import { readFailures } from '../core/failures/failure-notes';
import { writeLog } from '../core/log';
import { systemClock } from '../core/time/clock';
import { usageStore } from '../core/usage/shared';
import type { OverviewServices } from './routes';
import { createSaving, type Saving, type SavingParts } from './saving';

/** Builds what this subject does with the savings, which stand among the content. */
export const buildSaving = (savings: Pick<SavingParts, 'desk' | 'forget' | 'purge'>): Saving =>
  createSaving({ ...savings, usage: usageStore, clock: systemClock, log: writeLog });

export const overviewServices: Omit<OverviewServices, 'saving'> = {
  users: createUserStore(patientDatabase),
  messages: createContactArchive(patientDatabase),
  applications: createApplicationDesk(patientDatabase),
  usage: usageStore,
  clock: systemClock,
  failures: () => readFailures(patientDatabase),
};
