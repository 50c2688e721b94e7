import type { Config } from '@netlify/functions';
import { anyMethod } from '../core/http/endpoint';
import { eraseApplications } from '../applications/erase-applications';
import { applicationServices } from '../applications/services';

export default anyMethod(eraseApplications(applicationServices.erase));

/** Once a day, when few are awake. */
export const config: Config = { schedule: '17 4 * * *' };
