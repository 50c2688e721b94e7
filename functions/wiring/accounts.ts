import { systemClock } from '../gateways/system-clock';
import { buildAccounts } from './build-accounts';
import { environment } from './environment';

export const accountServices = buildAccounts(environment, systemClock);
