import type { IconName } from '@/contract/network/visuals';
import type { PixelIconName } from '@/ui/drawing/pixel-icon';

const drawings: Partial<Record<IconName, PixelIconName>> = {
  users: 'campfire',
  swords: 'swords',
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

/** Returns the product's own drawing for an icon that the network chose, for places with more room. */
export const iconDrawing = (icon: IconName): PixelIconName => drawings[icon] ?? 'book';
