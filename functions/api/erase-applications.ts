import type { Config } from '@netlify/functions';
import { eraseApplications } from '../applications/services';
import { schedule } from '../core/http/schedule';

/** Erases what has been kept for long enough. */
export default schedule(async () => {
  const report = await eraseApplications();
  const isWork = report.erased + report.released > 0;
  return isWork ? { level: 'info', event: 'applications_erased', ...report } : null;
});

/** Once a day, when few are awake. */
export const config: Config = { schedule: '17 4 * * *' };
