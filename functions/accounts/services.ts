import { environment } from '../core/env/environment';
import { systemClock } from '../core/time/clock';
import { buildAccounts } from './build-accounts';

export const accountServices = buildAccounts(environment, systemClock);
