import { patientDatabase } from '../database/shared';
import { systemClock } from '../time/clock';
import { meter } from './meter';
import { createUsageBook } from './usage-book';
import { createUsageStore } from './usage-store';

export const usageStore = createUsageStore(patientDatabase);

export const usageBook = createUsageBook(usageStore, meter, systemClock, Math.random);
