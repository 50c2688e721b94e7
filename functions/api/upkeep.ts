import type { Config } from '@netlify/functions';
import { eraseApplications } from '../applications/services';
import { backups } from '../backup/services';
import { pictureUpkeep } from '../content/uploads/services';
import { patientDatabase } from '../core/database/shared';
import { schedule } from '../core/http/schedule';
import { writeLog } from '../core/log';
import { allEnded } from '../core/outbox/delivery';
import { systemClock } from '../core/time/clock';
import { createUpkeep } from '../core/upkeep/upkeep';
import { createUpkeepStore } from '../core/upkeep/upkeep-store';
import { meter } from '../core/usage/meter';
import { deliverDue } from '../delivery/deliver-due';
import { outboxKeys } from '../delivery/outbox-keys';
import { leaderboard } from '../leaderboards/services';
import { statusServices } from '../status/services';
import { voteServices } from '../votes/services';

/** Gives what a month has earned, claims votes at listing sites, and removes pictures that nothing shows any more. */
async function hourly() {
  const [{ unclaimed }] = await allEnded([voteServices.upkeep.run(), pictureUpkeep.tidy()] as const);
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
  deliver: { keys: outboxKeys, run: deliverDue },
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
