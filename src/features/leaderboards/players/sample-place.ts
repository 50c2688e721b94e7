import type { LeaderboardMode, Metric } from '@/contract/leaderboard';
import type { ReceivedPlace } from '@/contract/player-place';
import { inOrder } from '../selectors';
import type { Board } from '../types';

/** Where a made-up player stands among the others; null unless a board of samples has one of that name, in any case. */
export const samplePlace = (
  mode: LeaderboardMode,
  { source, players }: Board,
  username: string,
): ReceivedPlace | null => {
  const name = username.toLowerCase();
  const player = players.find((one) => one.username.toLowerCase() === name);
  if (source !== 'sample' || !player) return null;
  const placeBy = (metric: Metric) =>
    inOrder(players, metric).findIndex((one) => one.player.uuid === player.uuid) + 1;
  const places = {
    kills: placeBy('kills'),
    kdr: placeBy('kdr'),
    playtime: placeBy('playtime'),
    blocks: placeBy('blocks'),
    mobkills: placeBy('mobkills'),
  };
  return { mode, player, places, total: players.length };
};
