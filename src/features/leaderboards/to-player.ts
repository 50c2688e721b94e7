import type { LeaderboardPlayer, ReceivedPlayer } from '@/contract/leaderboard';

/** What nobody counted is 0; a level that nobody knows stays unknown. */
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
