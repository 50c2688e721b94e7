import sharp from 'sharp';
import { logo } from '#network/theme';
import { LOGO_SIDE as GRID } from '@/contract/network/logo';
import { tracePaths } from '@/ui/drawing/pixel-icons/drawing';

const CLEAR = '#00000000';

const channels = (hex: string): number[] => [...Buffer.from(hex.slice(1), 'hex')];

/** The mark as the site draws it, on its own grid of 16. */
export const markSvg = (): string => {
  const paths = tracePaths(logo).map(({ pigment, path }) => `<path fill="${pigment}" d="${path}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(GRID)} ${String(GRID)}" shape-rendering="crispEdges">${paths.join('')}</svg>\n`;
};

/** Red, green, blue and alpha of the grid's pixels, row by row. */
const markPixels = (): Buffer => {
  const pixels = Buffer.alloc(GRID * GRID * 4);
  logo.rows.forEach((row, y) =>
    [...row].forEach((character, x) => {
      const pigment = logo.paint[character];
      if (pigment) pixels.set([...channels(pigment), 255], (y * GRID + x) * 4);
    }),
  );
  return pixels;
};

/** The mark in the middle of a square, each of its pixels `step` wide, on a colour or on nothing. */
export const markPng = (size: number, step: number, background?: string): Promise<Buffer> => {
  const margin = Math.floor((size - GRID * step) / 2);
  const rest = size - GRID * step - margin;
  const mark = sharp(markPixels(), { raw: { width: GRID, height: GRID, channels: 4 } })
    .resize(GRID * step, GRID * step, { kernel: 'nearest' })
    .extend({ top: margin, left: margin, bottom: rest, right: rest, background: background ?? CLEAR });
  if (background) mark.flatten({ background });
  return mark.png({ compressionLevel: 9 }).toBuffer();
};
