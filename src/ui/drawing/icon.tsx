import type { IconProps } from './icon-set';
import { keptDrawing, ICON_SIZE } from './kept-drawing';

/** An icon by its name in the content. Decorative: it needs a text with its meaning. */
export const { Drawing: Icon, load: loadIcons } = keptDrawing<IconProps>(
  async () => (await import(/* webpackChunkName: "icons" */ './icon-set')).drawIcon,
  ICON_SIZE,
);
