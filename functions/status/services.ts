import { fastDatabase, figuresDatabase } from '../core/database/shared';
import { environment } from '../core/env/environment';
import { writeLog } from '../core/log';
import { systemClock as clock } from '../core/time/clock';
import { buildStatusService } from './build-status';
import { createHistoryStore } from './history/history-store';
import { createStatusHistory } from './history/status-history';
import type { StatusServices } from './routes';

const status = buildStatusService(environment, fastDatabase, clock, writeLog);

export const statusServices: StatusServices = {
  status,
  history: createStatusHistory({ store: createHistoryStore(figuresDatabase), status, clock }),
};
