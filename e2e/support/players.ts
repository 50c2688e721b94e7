import type { Players } from '../../local/game-servers/game-server';

/** `count` players of a server for 50, named `Player01`, `Player02` and so on. */
export const players = (count: number, prefix = 'Player'): Players => ({
  online: count,
  max: 50,
  names: Array.from({ length: count }, (_, index) => `${prefix}${String(index + 1).padStart(2, '0')}`),
});
