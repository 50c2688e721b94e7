import type { Config } from '@netlify/functions';
import { deliverApplications } from '../http/deliver-applications';
import { anyMethod } from '../http/endpoint';
import { applicationDelivery } from '../wiring/application-delivery';

export default anyMethod(deliverApplications(applicationDelivery));

/** Every minute. */
export const config: Config = { schedule: '* * * * *' };
