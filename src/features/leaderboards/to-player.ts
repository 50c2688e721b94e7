import type { LeaderboardPlayer, ReceivedPlayer } from '@/contract/leaderboard';

const NO_FIGURES = { level: null, kills: 0, deaths: 0, playtime: 0, blocksBreaked: 0, mobKills: 0 };

/** Missing figures are 0; a missing level stays unknown. */
export const toPlayer = (player: ReceivedPlayer): LeaderboardPlayer =>
  // JSON has no undefined.
  ({ ...NO_FIGURES, ...player }) as LeaderboardPlayer;
