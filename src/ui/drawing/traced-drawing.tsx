import { pigments } from '@/theme/pigments';
import { PIXEL_ICON_SIZE } from './kept-drawing';
import { tracePaths, type PixelDrawing } from './pixel-icons/drawing';

export interface TracedDrawingProps {
  drawing: PixelDrawing<string>;
  /** Side in pixels; multiples of 16 are the sharpest. */
  size?: number;
}

/** The paths of each drawing so far. Lists show the same few drawings many times, and render often. */
const traced = new WeakMap<PixelDrawing<string>, ReturnType<typeof tracePaths>>();

const pathsOf = (drawing: PixelDrawing<string>) => {
  const paths = traced.get(drawing) ?? tracePaths(drawing);
  traced.set(drawing, paths);
  return paths;
};

/** Colors by pigment name; a network's own colors pass through. */
const inks: Readonly<Record<string, string>> = pigments;

/** Draws one of the product's own pictures. Decorative: it needs a text with its meaning. */
export const TracedDrawing = ({ drawing, size = PIXEL_ICON_SIZE }: TracedDrawingProps) => (
  <svg width={size} height={size} viewBox="0 0 16 16" shapeRendering="crispEdges" aria-hidden="true">
    {pathsOf(drawing).map(({ pigment, path }) => (
      <path key={pigment} fill={inks[pigment] ?? pigment} d={path} />
    ))}
  </svg>
);
