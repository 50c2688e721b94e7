import { keptDrawing, PIXEL_ICON_SIZE } from './kept-drawing';
import type { PixelIconProps } from './pixel-icon-set';

export type PixelIconName = PixelIconProps['name'];

/** One of the product's own pictures, by name. Decorative: it needs a text with its meaning. */
export const { Drawing: PixelIcon, load: loadPixelIcons } = keptDrawing<PixelIconProps>(
  async () => (await import(/* webpackChunkName: "frame" */ './pixel-icon-set')).drawPixelIcon,
  PIXEL_ICON_SIZE,
);
