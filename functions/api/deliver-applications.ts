import type { Config } from '@netlify/functions';
import { applicationDelivery, retractionDelivery } from '../applications/services';
import { schedule } from '../core/http/schedule';
import type { DeliveryReport } from '../core/outbox/delivery';

/** Announces the applications that wait, and deletes the messages of those that are erased, if there is a webhook. */
export default schedule(async () => {
  const reports = [await applicationDelivery?.sweep(), await retractionDelivery?.sweep()];
  const sum = (count: keyof DeliveryReport) =>
    reports.reduce((all, report) => all + (report?.[count] ?? 0), 0);
  const [sent, postponed, dead] = [sum('sent'), sum('postponed'), sum('dead')];
  const isTrouble = postponed + dead > 0;
  return isTrouble ? { level: 'warn', event: 'application_announcements', sent, postponed, dead } : null;
});

/** Every minute. */
export const config: Config = { schedule: '* * * * *' };
