import type { Config } from '@netlify/functions';
import { applicationDelivery } from '../applications/services';
import { schedule } from '../core/http/schedule';

/** Announces the applications that wait, if there is a webhook. */
export default schedule(async () => {
  const report = await applicationDelivery?.sweep();
  const isTrouble = report && report.postponed + report.dead > 0;
  return isTrouble ? { level: 'warn', event: 'application_announcements', ...report } : null;
});

/** Every minute. */
export const config: Config = { schedule: '* * * * *' };
