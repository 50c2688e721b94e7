import { patientDatabase } from '../core/database/shared';
import { siteSecret, environment } from '../core/env/environment';
import { systemClock } from '../core/time/clock';
import { buildCompanions } from './build-companions';

export const companionServices = buildCompanions(patientDatabase, environment, systemClock, siteSecret);
