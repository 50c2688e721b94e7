import { systemClock } from '../gateways/system-clock';
import { writeLog } from '../services/log';
import { buildStatusService } from './build-status';
import { database } from './database';
import { environment } from './environment';

export const statusService = buildStatusService(environment, database, systemClock, writeLog);
