import type { Config } from '@netlify/functions';
import { eraseApplications } from '../applications/services';
import { backups } from '../backup/services';
import { savings } from '../content/desk/services';
import { pictureUpkeep } from '../content/uploads/services';
import { patientDatabase } from '../core/database/shared';
import { schedule } from '../core/http/schedule';
import { writeLog } from '../core/log';
import { allEnded } from '../core/outbox/delivery';
import { systemClock } from '../core/time/clock';
import { createUpkeep } from '../core/upkeep/upkeep';
import { createUpkeepStore } from '../core/upkeep/upkeep-store';
import { meter } from '../core/usage/meter';
import { usageStore } from '../core/usage/shared';
import { deliverDue } from '../delivery/deliver-due';
import { outboxKeys } from '../delivery/leftovers';
import { leaderboard } from '../leaderboards/services';
import { buildSaving } from '../overview/services';
import { statusServices } from '../status/services';
import { voteServices } from '../votes/services';

/**
 * Gives monthly rewards, claims votes at listing sites, removes unused pictures, sums up the history of the servers, and does
 * without some of the site while a plan is nearly used up.
 */
async function hourly() {
  const [{ unclaimed }] = await allEnded([
    voteServices.upkeep.run(),
    pictureUpkeep.tidy(),
    statusServices.history.sumUp(),
    buildSaving(savings).follow(),
  ] as const);
  if (unclaimed > 0) writeLog({ level: 'warn', event: 'votes_unclaimed', count: unclaimed });
  return { done: true };
}

/**
 * Erases expired records, and renews the boards' snapshots: each push has written one, so this repairs other changes to them.
 * Then makes the nightly backup, which may take several runs.
 */
async function nightly() {
  const [report, votes] = await allEnded([
    eraseApplications(),
    voteServices.upkeep.erase(),
    leaderboard.capture(),
    pictureUpkeep.reconcile(),
  ] as const);
  if (votes.receipts + votes.players + votes.unrecognized > 0)
    writeLog({ level: 'info', event: 'votes_erased', ...votes });
  if (report.erased + report.released > 0)
    writeLog({ level: 'info', event: 'applications_erased', ...report });
  return backups.nightly();
}

const run = createUpkeep({
  store: createUpkeepStore(patientDatabase),
  usage: usageStore,
  deliver: { keys: outboxKeys, run: deliverDue },
  record: statusServices.history.record,
  jobs: [
    // The month's top voters get their rewards within an hour of its end, in any time zone.
    { name: 'hourly', every: 'hour', run: hourly },
    { name: 'nightly', every: 'day', run: nightly },
  ],
  meter,
  clock: systemClock,
  log: writeLog,
});

/** Runs all scheduled work in one schedule, because each run is billed. */
export default schedule(async () => {
  await run();
  return null;
});

export const config: Config = { schedule: '*/10 * * * *' };
