import { siteSecret } from '../core/auth/site-secret';
import { patientDatabase } from '../core/database/shared';
import { environment } from '../core/env/environment';
import { systemClock } from '../core/time/clock';
import { buildMailer } from './build-mailer';

export const mailer = buildMailer(patientDatabase, environment, systemClock, siteSecret);
