import type { IconProps } from './icon-set';
import { keptDrawing } from './kept-drawing';
import { ICON_SIZE } from './sizes';

/** An icon by the name that content gives it. Decorative: say in words what it stands for. */
export const { Drawing: Icon, load: loadIcons } = keptDrawing<IconProps>(
  async () => (await import(/* webpackChunkName: "icons" */ './icon-set')).drawIcon,
  ICON_SIZE,
);
