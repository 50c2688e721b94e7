import sharp from 'sharp';
import { pigments } from '@/theme/pigments';
import { brand } from '@/ui/drawing/pixel-icons/brand';
import { tracePaths } from '@/ui/drawing/pixel-icons/drawing';

const GRID = 16;
const CLEAR = '#00000000';
const { logo } = brand;

const channels = (hex: string): number[] => [...Buffer.from(hex.slice(1), 'hex')];

/** The mark as the site draws it, on its own grid of 16. */
export const markSvg = (): string => {
  const paths = tracePaths(logo).map(
    ({ pigment, path }) => `<path fill="${pigments[pigment]}" d="${path}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(GRID)} ${String(GRID)}" shape-rendering="crispEdges">${paths.join('')}</svg>\n`;
};

/**
 * Red, green, blue and alpha of the grid's pixels, row by row.
 * @throws Error for rows that are not the grid's
 */
export const markPixels = (rows: readonly string[]): Buffer => {
  if (rows.length !== GRID || rows.some((row) => row.length !== GRID))
    throw new Error('The rows of the logo in src/ui/drawing/pixel-icons/brand.ts must be 16 of 16 pixels.');
  const pixels = Buffer.alloc(GRID * GRID * 4);
  rows.forEach((row, y) =>
    [...row].forEach((character, x) => {
      const pigment = logo.paint[character];
      if (pigment) pixels.set([...channels(pigments[pigment]), 255], (y * GRID + x) * 4);
    }),
  );
  return pixels;
};

/** The mark in the middle of a square, each of its pixels `step` wide, on a colour or on nothing. */
export const markPng = (size: number, step: number, background?: string): Promise<Buffer> => {
  const margin = Math.floor((size - GRID * step) / 2);
  const rest = size - GRID * step - margin;
  const mark = sharp(markPixels(logo.rows), { raw: { width: GRID, height: GRID, channels: 4 } })
    .resize(GRID * step, GRID * step, { kernel: 'nearest' })
    .extend({ top: margin, left: margin, bottom: rest, right: rest, background: background ?? CLEAR });
  if (background) mark.flatten({ background });
  return mark.png({ compressionLevel: 9 }).toBuffer();
};
