import type { Leaderboard } from './leaderboard';
import type { Handler } from '../core/http/endpoint';

/** A scheduled run: takes the boards' snapshots anew. */
export function captureLeaderboards(leaderboard: Leaderboard): Handler {
  return async () => {
    await leaderboard.capture();
    return new Response(null, { status: 204 });
  };
}
