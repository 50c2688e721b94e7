import { patientDatabase } from '../core/database/shared';
import { siteSecret, environment } from '../core/env/environment';
import { systemClock } from '../core/time/clock';
import { buildMailer } from './build-mailer';

export const mailer = buildMailer(patientDatabase, environment, systemClock, siteSecret);
