import type { LeaderboardPlayer, ReceivedPlayer } from '@/contract/leaderboard';

/** Missing figures are 0; a missing level stays unknown. */
export const toPlayer = ({ uuid, username, level, ...figures }: ReceivedPlayer): LeaderboardPlayer => ({
  uuid,
  username,
  level: level ?? null,
  kills: figures.kills ?? 0,
  deaths: figures.deaths ?? 0,
  playtime: figures.playtime ?? 0,
  blocksBreaked: figures.blocksBreaked ?? 0,
  mobKills: figures.mobKills ?? 0,
});
