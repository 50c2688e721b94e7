import type { ApplicationDelivery } from './application-delivery';
import { writeLog } from '../../core/log';
import type { Handler } from '../../core/http/endpoint';

/** A scheduled run: announces the applications that wait, if there is a webhook. Failures go to the log as numbers. */
export function deliverApplications(delivery: Pick<ApplicationDelivery, 'sweep'> | null): Handler {
  return async () => {
    const report = await delivery?.sweep();
    if (report && report.postponed + report.dead > 0) {
      writeLog({ level: 'warn', event: 'application_announcements', ...report });
    }
    return new Response(null, { status: 204 });
  };
}
