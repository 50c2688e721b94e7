import { palettes } from '#network/theme';

/** Raw values of both themes. No file outside src/theme names a color. */
export { palettes };
export type ColorName = keyof (typeof palettes)['dark'];

/** Multiples of the 8 px grid, with a half step for tight spots. */
export const space = {
  0.5: '4px',
  1: '8px',
  1.5: '12px',
  2: '16px',
  3: '24px',
  4: '32px',
  6: '48px',
  8: '64px',
  12: '96px',
} as const;
export type SpaceName = keyof typeof space;

/** Custom properties defined in `global-style.ts`, because the family lists are long and many rules use them. */
export const fontFamilies = {
  /** Logo and page titles only. */
  display: 'var(--font-display)',
  /** Large numbers. The display font is unsuitable: its 5 looks like an S and its 2 like a mirrored one. */
  figures: 'var(--font-text)',
  body: 'var(--font-text)',
} as const;

export const fontSizes = {
  small: '0.875rem',
  body: '1rem',
  lead: '1.125rem',
  h3: '1.25rem',
  h2: 'clamp(1.5rem, 1.2rem + 1.2vw, 2rem)',
  h1: 'clamp(2rem, 1.5rem + 2.4vw, 3.25rem)',
  hero: 'clamp(2.75rem, 1.6rem + 5.6vw, 6rem)',
} as const;
export type FontSizeName = keyof typeof fontSizes;

/** Widths at which the layout changes; `media` in theme.ts turns them into queries. */
export const breakpoints = { small: 480, medium: 768, large: 1040 } as const;

export const durations = { quick: '150ms', calm: '250ms' } as const;

const corner = (step: number) => {
  const far = (distance: number) => `calc(100% - ${String(distance)}px)`;
  const [one, two] = [`${String(step)}px`, `${String(step * 2)}px`];
  const [farOne, farTwo] = [far(step), far(step * 2)];
  return `polygon(${[
    `0 ${two}`,
    `${one} ${two}`,
    `${one} ${one}`,
    `${two} ${one}`,
    `${two} 0`,
    `${farTwo} 0`,
    `${farTwo} ${one}`,
    `${farOne} ${one}`,
    `${farOne} ${two}`,
    `100% ${two}`,
    `100% ${farTwo}`,
    `${farOne} ${farTwo}`,
    `${farOne} ${farOne}`,
    `${farTwo} ${farOne}`,
    `${farTwo} 100%`,
    `${two} 100%`,
    `${two} ${farOne}`,
    `${one} ${farOne}`,
    `${one} ${farTwo}`,
    `0 ${farTwo}`,
  ].join(', ')})`;
};

/** One pixel missing per corner: small enough to keep a border of its width intact. */
const notch = (size: number) => {
  const [near, far] = [`${String(size)}px`, `calc(100% - ${String(size)}px)`];
  return `polygon(${[
    `0 ${near}, ${near} ${near}, ${near} 0`,
    `${far} 0, ${far} ${near}, 100% ${near}`,
    `100% ${far}, ${far} ${far}, ${far} 100%`,
    `${near} 100%, ${near} ${far}, 0 ${far}`,
  ].join(', ')})`;
};

/** Stepped, voxel-like corner as a clip path. Clipping hides outlines, so draw the focus ring inside. */
export const corners = { notch: notch(2), small: corner(2), large: corner(4) } as const;
export type CornerName = keyof typeof corners;

export const layers = { header: 20, menu: 30, toast: 50 } as const;

export const sizes = { page: '1200px', reading: '68ch', touch: '44px', header: '72px' } as const;
