import { patientDatabase } from '../core/database/shared';
import { siteSecret, environment } from '../core/env/environment';
import { systemClock } from '../core/time/clock';
import { buildVotes } from './build-votes';

export const voteServices = buildVotes(patientDatabase, environment, systemClock, siteSecret);
