import type { Config } from '@netlify/functions';
import { schedule } from '../core/http/schedule';
import { leaderboard } from '../leaderboards/services';
import { voteServices } from '../votes/services';

/** Takes new snapshots of the boards, gives what a month has earned, and claims votes at listing sites. */
export default schedule(async () => {
  const [, { unclaimed }] = await Promise.all([leaderboard.capture(), voteServices.upkeep.run()]);
  return unclaimed > 0 ? { level: 'warn', event: 'votes_unclaimed', count: unclaimed } : null;
});

/** Every five minutes. */
export const config: Config = { schedule: '*/5 * * * *' };
