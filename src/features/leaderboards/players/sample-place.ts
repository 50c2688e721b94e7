import type { GameMode } from '@/contract/network/leaderboards';
import type { PlayerPlaceResponse } from '@/contract/player-place';
import { inOrder } from '../selectors';
import type { Board } from '../types';

/**
 * Returns the rank of a sample player among the others; null unless the board shows samples and one has that name, in any case.
 */
export const samplePlace = (
  { id: mode, metrics }: GameMode,
  { source, players }: Board,
  username: string,
): PlayerPlaceResponse | null => {
  const name = username.toLowerCase();
  const player = players.find((one) => one.username.toLowerCase() === name);
  if (source !== 'sample' || !player) return null;
  const places = Object.fromEntries(
    metrics.flatMap((metric) => {
      const index = inOrder(players, metric).findIndex((one) => one.player === player);
      return index < 0 ? [] : [[metric.id, index + 1]];
    }),
  );
  return { mode, player, places, total: players.length };
};
