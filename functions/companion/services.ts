import { siteSecret } from '../core/auth/site-secret';
import { patientDatabase } from '../core/database/shared';
import { environment } from '../core/env/environment';
import { systemClock } from '../core/time/clock';
import { buildCompanions } from './build-companions';

export const companionServices = buildCompanions(patientDatabase, environment, systemClock, siteSecret);
