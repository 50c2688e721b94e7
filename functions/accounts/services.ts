import { patientDatabase } from '../core/database/shared';
import { siteSecret, environment } from '../core/env/environment';
import { systemClock } from '../core/time/clock';
import { buildAccounts } from './build-accounts';

export const accountServices = buildAccounts(patientDatabase, environment, systemClock, siteSecret);
