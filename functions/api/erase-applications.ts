import type { Config } from '@netlify/functions';
import { anyMethod } from '../http/endpoint';
import { eraseApplications } from '../http/erase-applications';
import { applicationServices } from '../wiring/applications';

export default anyMethod(eraseApplications(applicationServices.erase));

/** Once a day, when few are awake. */
export const config: Config = { schedule: '17 4 * * *' };
