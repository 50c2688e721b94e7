import type { Config } from '@netlify/functions';
import { contactServices } from '../contact/services';
import { schedule } from '../core/http/schedule';
import { writeLog } from '../core/log';
import { mailer } from '../mail/services';

/** Forwards the messages that wait, and sends the mails. */
export default schedule(async () => {
  const [report, mails] = await Promise.all([contactServices.contact.deliverDue(), mailer.sweep()]);
  if (mails.postponed + mails.dead > 0) writeLog({ level: 'warn', event: 'mail_delivery', ...mails });
  const isTrouble = report.postponed + report.failed > 0;
  return isTrouble ? { level: 'warn', event: 'contact_forwarding', ...report } : null;
});

/** Every minute. */
export const config: Config = { schedule: '* * * * *' };
