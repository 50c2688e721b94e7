import type { Config } from '@netlify/functions';
import { captureLeaderboards } from '../http/capture-leaderboards';
import { anyMethod } from '../http/endpoint';
import { leaderboard } from '../wiring/leaderboard';

export default anyMethod(captureLeaderboards(leaderboard));

/** Every five minutes. */
export const config: Config = { schedule: '*/5 * * * *' };
