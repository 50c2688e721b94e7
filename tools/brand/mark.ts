import sharp, { type Sharp } from 'sharp';
import { logoFile } from '#network/private/logo';
import { isLogoVector, logo } from '#network/theme';
import { LOGO_SIDE as GRID } from '@/contract/network/logo';
import { tracePaths } from '@/ui/drawing/pixel-icons/drawing';

const CLEAR = '#00000000';

const channels = (hex: string): number[] => [...Buffer.from(hex.slice(1), 'hex')];

/** Returns the owner's own file, or null. */
const ownFile = (): Buffer | null => logoFile && Buffer.from(logoFile.source, 'base64');

/** Returns the mark as SVG: as the site draws it on its grid of 16, or the owner's file; null if that is a bitmap. */
export const markSvg = (): string | null => {
  if (!isLogoVector) return null;
  const own = ownFile();
  if (own) return own.toString();
  const paths = tracePaths(logo).map(({ pigment, path }) => `<path fill="${pigment}" d="${path}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(GRID)} ${String(GRID)}" shape-rendering="crispEdges">${paths.join('')}</svg>\n`;
};

/** Returns red, green, blue and alpha of the grid's pixels, row by row. */
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

/** Returns the mark with the given side in pixels. */
const markOf = (side: number): Sharp => {
  const own = ownFile();
  if (own) return sharp(own).resize(side, side, { fit: 'contain', background: CLEAR }).ensureAlpha();
  return sharp(markPixels(), { raw: { width: GRID, height: GRID, channels: 4 } }).resize(side, side, {
    kernel: 'nearest',
  });
};

/** Returns the mark centred in a square. Each of the 16 parts of its side is `step` wide. The background is a color or transparent. */
export const markPng = (size: number, step: number, background?: string): Promise<Buffer> => {
  const margin = Math.floor((size - GRID * step) / 2);
  const rest = size - GRID * step - margin;
  const mark = markOf(GRID * step).extend({
    top: margin,
    left: margin,
    bottom: rest,
    right: rest,
    background: background ?? CLEAR,
  });
  if (background) mark.flatten({ background });
  return mark.png({ compressionLevel: 9 }).toBuffer();
};
