import { systemClock } from '../../core/time/system-clock';
import { createStatusHistory } from './status-history';
import { createHistoryStore } from './history-store';
import { database } from '../../core/database/shared';
import { statusService } from '../services';

export const statusHistory = createStatusHistory({
  store: createHistoryStore(database),
  status: statusService,
  clock: systemClock,
});
