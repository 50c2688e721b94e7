import { applicationDelivery, retractionDelivery } from '../applications/delivery/services';
import { contactDelivery } from '../contact/delivery-services';
import { announcer } from '../content/announcing/services';
import { writeLog } from '../core/log';
import { allEnded } from '../core/outbox/delivery';
import { mailer } from '../mail/services';

/** Delivers all due items to the three destinations at the same time. Runs may overlap. Rejects with `UnavailableError`. */
export async function deliverDue(): Promise<void> {
  await allEnded([deliverToChat(), deliverMessages(), deliverMails()]);
}

/** Announces waiting applications, deletes the messages of erased ones, then announces news, if a webhook is set. */
async function deliverToChat(): Promise<void> {
  const reports = [await applicationDelivery?.sweep(), await retractionDelivery?.sweep()];
  const sum = (count: 'sent' | 'postponed' | 'dead') =>
    reports.reduce((all, report) => all + (report?.[count] ?? 0), 0);
  const [sent, postponed, dead] = [sum('sent'), sum('postponed'), sum('dead')];
  if (postponed + dead > 0)
    writeLog({ level: 'warn', event: 'application_announcements', sent, postponed, dead });
  const news = await announcer?.sweep();
  if (news && news.postponed + news.dead > 0)
    writeLog({ level: 'warn', event: 'news_announcements', ...news });
}

async function deliverMessages(): Promise<void> {
  const report = await contactDelivery?.sweep();
  if (!report || report.postponed + report.dead === 0) return;
  const { sent: delivered, postponed, dead: failed } = report;
  writeLog({ level: 'warn', event: 'contact_forwarding', delivered, postponed, failed });
}

async function deliverMails(): Promise<void> {
  const report = await mailer.sweep();
  if (report.postponed + report.dead > 0) writeLog({ level: 'warn', event: 'mail_delivery', ...report });
}
