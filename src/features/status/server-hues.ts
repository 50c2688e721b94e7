import type { ServerId } from '@/contract/status';
import type { ColorName } from '@/theme/tokens';

/** The colour that a server has wherever it appears. */
export const SERVER_HUES = {
  lobby: 'grass',
  pvp: 'ember',
  lifesteal: 'crimson',
} as const satisfies Record<ServerId, ColorName>;
