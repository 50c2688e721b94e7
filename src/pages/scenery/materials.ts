import { css } from 'styled-components';
import type { Hue } from '@/contract/network/visuals';
import { pigments } from '@/theme/pigments';

/** What a hue is made of in the world of blocks. */
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

/** The colour that a hue's material gives off, the same in both themes. */
export const glowOf = (hue: Hue): string => pigments[stuffs[hue]];

/** Side of a laid block in pixels. */
export const BLOCK = 24;

/** A wall of blocks, each lit from the top left; a whole number of them fits whatever the width. */
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
