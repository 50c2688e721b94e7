import { pigments } from '@/theme/pigments';
import { brand } from '@/ui/pixel-icons/brand';
import { tracePaths } from '@/ui/pixel-icons/drawing';
import { encodePng } from './png';

const GRID = 16;
const { logo } = brand;

const channels = (hex: string): number[] => [1, 3, 5].map((from) => parseInt(hex.slice(from, from + 2), 16));

const colourAt = (x: number, y: number): string | undefined => {
  const pigment = logo.paint[logo.rows[y]?.[x] ?? ''];
  return pigment && pigments[pigment];
};

/** The mark as the site draws it, on its own grid of 16. */
export const markSvg = (): string => {
  const paths = tracePaths(logo).map(
    ({ pigment, path }) => `<path fill="${pigments[pigment]}" d="${path}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(GRID)} ${String(GRID)}" shape-rendering="crispEdges">${paths.join('')}</svg>\n`;
};

/** The mark in the middle of a square, each of its pixels `step` wide, on a colour or on nothing. */
export const markPng = (size: number, step: number, background?: string): Buffer => {
  const pixels = new Uint8Array(size * size * 4);
  const margin = Math.floor((size - GRID * step) / 2);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const colour = colourAt(Math.floor((x - margin) / step), Math.floor((y - margin) / step)) ?? background;
      if (colour) pixels.set([...channels(colour), 255], (y * size + x) * 4);
    }
  return encodePng(size, pixels);
};
