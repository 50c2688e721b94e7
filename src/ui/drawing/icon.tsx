import type { IconProps } from './icon-set';
import { keptDrawing } from './kept-drawing';
import { ICON_SIZE } from './sizes';

/** An icon by its name in the content. Decorative: it needs a text with its meaning. */
export const { Drawing: Icon, load: loadIcons } = keptDrawing<IconProps>(
  async () => (await import(/* webpackChunkName: "icons" */ './icon-set')).drawIcon,
  ICON_SIZE,
);
