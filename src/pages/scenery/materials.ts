import { css } from 'styled-components';
import type { Hue } from '@/contract/network/visuals';
import { pigments } from '@/theme/pigments';

/** Block material of each hue. */
const stuffs = {
  grass: 'grass',
  gold: 'gold',
  amber: 'gold',
  ember: 'ember',
  crimson: 'ruby',
  diamond: 'diamond',
  lapis: 'lapis',
  amethyst: 'amethyst',
  muted: 'stone',
} as const satisfies Record<Hue, string>;

/** Returns the color of a hue's material, the same in both themes. */
export const glowOf = (hue: Hue): string => pigments[stuffs[hue]];

/** Side of a block in pixels. */
export const BLOCK = 24;

/** Returns a wall of blocks, each lit from the top left; any width fits a whole number of them. */
export const masonry = (hue: Hue, side = BLOCK) => {
  const stuff = stuffs[hue];
  const [light, base, dark] = [pigments[`${stuff}Light`], pigments[stuff], pigments[`${stuff}Dark`]];
  const bevel = `${light} 2px, transparent 2px calc(100% - 2px), ${dark} calc(100% - 2px)`;
  return css`
    background: linear-gradient(90deg, ${bevel}), linear-gradient(${bevel}), ${base};
    background-size: ${side}px ${side}px;
    background-repeat: round repeat;
  `;
};
