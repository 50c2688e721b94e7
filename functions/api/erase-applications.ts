import type { Config } from '@netlify/functions';
import { eraseApplications } from '../applications/services';
import { backups } from '../backup/services';
import { schedule } from '../core/http/schedule';
import { writeLog } from '../core/log';
import { voteServices } from '../votes/services';

/** Erases what has been kept for long enough, and makes the night's backup of the rest. */
export default schedule(async () => {
  const [report, votes] = await Promise.all([eraseApplications(), voteServices.upkeep.erase()]);
  if (votes.receipts + votes.players > 0) writeLog({ level: 'info', event: 'votes_erased', ...votes });
  await backups.nightly();
  const isWork = report.erased + report.released > 0;
  return isWork ? { level: 'info', event: 'applications_erased', ...report } : null;
});

/** Once a day, when few are awake. */
export const config: Config = { schedule: '17 4 * * *' };
