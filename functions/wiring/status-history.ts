import { systemClock } from '../gateways/system-clock';
import { createStatusHistory } from '../services/status-history';
import { createHistoryStore } from '../stores/history-store';
import { database } from './database';
import { statusService } from './status';

export const statusHistory = createStatusHistory({
  store: createHistoryStore(database),
  status: statusService,
  clock: systemClock,
});
