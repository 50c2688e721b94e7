import type { IconName } from '@/contract/network/visuals';
import type { PixelIconName } from '@/ui/drawing/pixel-icon';

const drawings: Partial<Record<IconName, PixelIconName>> = {
  users: 'campfire',
  swords: 'practice-pvp',
  hammer: 'bricks',
  coins: 'coin',
  bug: 'redstone',
  zap: 'redstone',
  chat: 'scroll',
  trophy: 'trophy',
  crown: 'crown',
  server: 'beacon',
  sparkles: 'diamond',
};

/** The product's own drawing for an icon that a network asks for, where there is room for one. */
export const iconDrawing = (icon: IconName): PixelIconName => drawings[icon] ?? 'book';
