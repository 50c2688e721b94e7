import type { Config } from '@netlify/functions';
import { schedule } from '../core/http/schedule';
import { leaderboard } from '../leaderboards/services';
import { voteServices } from '../votes/services';

/** Takes new snapshots of the boards, gives what a month has earned, and claims votes at listing sites. */
export default schedule(async () => {
  const [, { unclaimed }] = await Promise.all([leaderboard.capture(), voteServices.upkeep.run()]);
  return unclaimed > 0 ? { level: 'warn', event: 'votes_unclaimed', count: unclaimed } : null;
});

/** Every hour, so that a month's best have theirs on the first, in whatever zone. */
export const config: Config = { schedule: '0 * * * *' };
