import type { Config } from '@netlify/functions';
import { captureLeaderboards } from '../leaderboards/capture-leaderboards';
import { anyMethod } from '../core/http/endpoint';
import { leaderboard } from '../leaderboards/services';

export default anyMethod(captureLeaderboards(leaderboard));

/** Every five minutes. */
export const config: Config = { schedule: '*/5 * * * *' };
