import type { GameMode } from '@/contract/network/leaderboards';
import type { BoardMetric } from '@/contract/network/metrics';
import type { ReceivedPlace } from '@/contract/player-place';
import { inOrder } from '../selectors';
import type { Board } from '../types';

/** Where a made-up player stands among the others; null unless a board of samples has one of that name, in any case. */
export const samplePlace = (
  { id: mode, metrics }: GameMode,
  { source, players }: Board,
  username: string,
): ReceivedPlace | null => {
  const name = username.toLowerCase();
  const player = players.find((one) => one.username.toLowerCase() === name);
  if (source !== 'sample' || !player) return null;
  const placeBy = (metric: BoardMetric) =>
    inOrder(players, metric).findIndex((one) => one.player.uuid === player.uuid) + 1;
  const places = Object.fromEntries(metrics.map((metric) => [metric.id, placeBy(metric)]));
  return { mode, player, places, total: players.length };
};
