import type { Config } from '@netlify/functions';
import { applicationKeys } from '../applications';
import { applicationDelivery, eraseApplications, retractionDelivery } from '../applications/services';
import { backups } from '../backup/services';
import { contactServices } from '../contact/services';
import { OUTBOX_KEY } from '../contact/store/contact-store';
import { contentKeys } from '../content';
import { announcer } from '../content/announcing/services';
import { patientDatabase } from '../core/database/shared';
import { environment } from '../core/env/environment';
import { schedule } from '../core/http/schedule';
import { writeLog } from '../core/log';
import { allEnded } from '../core/outbox/delivery';
import { systemClock } from '../core/time/clock';
import { createUpkeep } from '../core/upkeep/upkeep';
import { createUpkeepStore } from '../core/upkeep/upkeep-store';
import { meter } from '../core/usage/meter';
import { leaderboard } from '../leaderboards/services';
import { mailer } from '../mail/services';
import { mailKeys } from '../mail/store/mail-keys';
import { statusServices } from '../status/services';
import { voteServices } from '../votes/services';

const { webhookUrl, contactForwardUrl } = environment;

/** Sends on what waits, to its three destinations at the same time. */
async function deliver(): Promise<void> {
  await allEnded([deliverToChat(), deliverMessages(), deliverMails()]);
}

/** Announces the applications that wait, and deletes the messages of those that are erased, then announces news, if there is a webhook. */
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
  const report = await contactServices.contact.deliverDue();
  if (report.postponed + report.failed > 0)
    writeLog({ level: 'warn', event: 'contact_forwarding', ...report });
}

async function deliverMails(): Promise<void> {
  const report = await mailer.sweep();
  if (report.postponed + report.dead > 0) writeLog({ level: 'warn', event: 'mail_delivery', ...report });
}

/** Gives what a month has earned, and claims votes at listing sites. */
async function hourly() {
  const { unclaimed } = await voteServices.upkeep.run();
  if (unclaimed > 0) writeLog({ level: 'warn', event: 'votes_unclaimed', count: unclaimed });
  return { done: true };
}

/**
 * Erases what has been kept for long enough, and takes the boards' snapshots anew: each push has written one, so that this is for
 * what else may have become of them. Then makes the night's backup, which may take several runs.
 */
async function nightly() {
  const [report, votes] = await allEnded([
    eraseApplications(),
    voteServices.upkeep.erase(),
    leaderboard.capture(),
  ] as const);
  if (votes.receipts + votes.players > 0) writeLog({ level: 'info', event: 'votes_erased', ...votes });
  if (report.erased + report.released > 0)
    writeLog({ level: 'info', event: 'applications_erased', ...report });
  return backups.nightly();
}

const run = createUpkeep({
  store: createUpkeepStore(patientDatabase),
  deliver: {
    // What has nowhere to go to is not stored in an outbox, so that looking for it costs nothing.
    keys: [
      ...(webhookUrl === null
        ? []
        : [applicationKeys.outbox, applicationKeys.retractions, contentKeys.outbox]),
      ...(contactForwardUrl === null ? [] : [OUTBOX_KEY]),
      ...(mailer.isSet ? [mailKeys.outbox] : []),
    ],
    run: deliver,
  },
  record: statusServices.history.record,
  jobs: [
    // A month's best have theirs within an hour of its beginning, in whatever zone.
    { name: 'hourly', every: 'hour', run: hourly },
    { name: 'nightly', every: 'day', run: nightly },
  ],
  meter,
  clock: systemClock,
  log: writeLog,
});

/** All that goes on by itself: one schedule, since each run is paid for. */
export default schedule(async () => {
  await run();
  return null;
});

/** Every ten minutes. */
export const config: Config = { schedule: '*/10 * * * *' };
