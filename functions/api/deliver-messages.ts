import type { Config } from '@netlify/functions';
import { contactServices } from '../contact/services';
import { schedule } from '../core/http/schedule';

/** Forwards the messages that wait. */
export default schedule(async () => {
  const report = await contactServices.contact.deliverDue();
  const isTrouble = report.postponed + report.failed > 0;
  return isTrouble ? { level: 'warn', event: 'contact_forwarding', ...report } : null;
});

/** Every minute. */
export const config: Config = { schedule: '* * * * *' };
