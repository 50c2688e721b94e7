import { systemClock } from '../core/time/system-clock';
import { writeLog } from '../core/log';
import { buildStatusService } from './build-status';
import { database } from '../core/database/shared';
import { environment } from '../core/env/environment';

export const statusService = buildStatusService(environment, database, systemClock, writeLog);
