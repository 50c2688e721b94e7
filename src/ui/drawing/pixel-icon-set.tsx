import { PIXEL_ICON_SIZE } from './kept-drawing';
import { figures } from './pixel-icons/figures';
import { items } from './pixel-icons/items';
import { modes } from './pixel-icons/modes';
import { ranks } from './pixel-icons/ranks';
import { world } from './pixel-icons/world';
import { TracedDrawing } from './traced-drawing';

export const drawings = { ...modes, ...ranks, ...items, ...figures, ...world } as const;

export interface PixelIconProps {
  name: keyof typeof drawings;
  /** Side in pixels; multiples of 16 are the sharpest. */
  size?: number;
}

export const drawPixelIcon = ({ name, size = PIXEL_ICON_SIZE }: PixelIconProps) => (
  <TracedDrawing drawing={drawings[name]} size={size} />
);
