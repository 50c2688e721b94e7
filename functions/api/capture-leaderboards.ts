import type { Config } from '@netlify/functions';
import { schedule } from '../core/http/schedule';
import { leaderboard } from '../leaderboards/services';

/** Takes new snapshots of the boards. */
export default schedule(async () => {
  await leaderboard.capture();
  return null;
});

/** Every five minutes. */
export const config: Config = { schedule: '*/5 * * * *' };
