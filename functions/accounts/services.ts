import { systemClock } from '../core/time/system-clock';
import { buildAccounts } from './build-accounts';
import { environment } from '../core/env/environment';

export const accountServices = buildAccounts(environment, systemClock);
