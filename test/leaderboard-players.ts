import type { LeaderboardPlayer } from '@/contract/leaderboard';

/** A UUID that is told apart by a number. */
export const uuidOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A player as it is pushed and answered: nothing but a name and what the test says. */
export const playerOf = (n: number, player: Partial<LeaderboardPlayer> = {}): LeaderboardPlayer => ({
  uuid: uuidOf(n),
  username: `Player_${String(n)}`,
  level: null,
  kills: 0,
  deaths: 0,
  playtime: 0,
  blocksBreaked: 0,
  mobKills: 0,
  ...player,
});
