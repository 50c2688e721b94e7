import type { Config } from '@netlify/functions';
import { deliverApplications } from '../applications/delivery/deliver-applications';
import { anyMethod } from '../core/http/endpoint';
import { applicationDelivery } from '../applications/delivery/services';

export default anyMethod(deliverApplications(applicationDelivery));

/** Every minute. */
export const config: Config = { schedule: '* * * * *' };
