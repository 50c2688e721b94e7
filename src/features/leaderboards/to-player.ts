import type { LeaderboardPlayer, ReceivedPlayer } from '@/contract/leaderboard';

/** A missing level is unknown; of missing figures `metricValue` makes 0. */
export const toPlayer = (player: ReceivedPlayer): LeaderboardPlayer =>
  // JSON has no undefined.
  ({ level: null, ...player }) as LeaderboardPlayer;
