import { pigments } from '@/theme/pigments';
import { brand } from './pixel-icons/brand';
import { tracePaths } from './pixel-icons/drawing';
import { figures } from './pixel-icons/figures';
import { items } from './pixel-icons/items';
import { modes } from './pixel-icons/modes';
import { ranks } from './pixel-icons/ranks';
import { world } from './pixel-icons/world';

export const drawings = { ...brand, ...modes, ...ranks, ...items, ...figures, ...world } as const;

export type PixelIconName = keyof typeof drawings;

export interface PixelIconProps {
  name: PixelIconName;
  /** Of a side, in pixels; multiples of 16 are the sharpest. */
  size?: number;
}

/** One of the product's own pictures. Decorative: say in words what it stands for. */
export const PixelIcon = ({ name, size = 32 }: PixelIconProps) => (
  <svg width={size} height={size} viewBox="0 0 16 16" shapeRendering="crispEdges" aria-hidden="true">
    {tracePaths(drawings[name]).map(({ pigment, path }) => (
      <path key={pigment} fill={pigments[pigment]} d={path} />
    ))}
  </svg>
);
