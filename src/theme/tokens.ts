/** Raw values of both themes. Nothing outside src/theme names a colour. */
export const palettes = {
  dark: {
    canvas: '#0b0f17',
    sunken: '#070a10',
    surface: '#121927',
    raised: '#1a2335',
    line: '#243047',
    lineTop: '#3a4966',
    text: '#e9eef8',
    muted: '#a7b4cb',
    grass: '#62d26f',
    grassHover: '#7fe08a',
    grassInk: '#06210c',
    amber: '#ffb84d',
    amberInk: '#2a1800',
    ember: '#ff7a59',
    crimson: '#ff6280',
    diamond: '#55dcec',
    danger: '#ff7070',
    focus: '#8fd0ff',
    shade: '#04060acc',
  },
  light: {
    canvas: '#f7f1e3',
    sunken: '#ece4d0',
    surface: '#fffaf0',
    raised: '#fffdf8',
    line: '#dccfb4',
    lineTop: '#c9b98f',
    text: '#1c2431',
    muted: '#4d5869',
    grass: '#1d7532',
    grassHover: '#145c25',
    grassInk: '#ffffff',
    amber: '#8a5200',
    amberInk: '#fff8ec',
    ember: '#a8330f',
    crimson: '#b01436',
    diamond: '#0a6575',
    danger: '#ab1f1f',
    focus: '#0a5aa8',
    shade: '#1c2431b3',
  },
} as const;

export type ColorName = keyof (typeof palettes)['dark'];

/** Multiples of the 8 px grid, with a half step for tight places. */
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

export const fontFamilies = {
  /** Logo, page titles and big numbers only. */
  display: "'Pixelify Sans Variable', 'Pixelify Sans Fallback', ui-monospace, monospace",
  body: "'Onest Variable', 'Onest Fallback', system-ui, sans-serif",
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

/** Widths from which a layout changes; `media` in theme.ts makes queries of them. */
export const breakpoints = { small: 480, medium: 768, large: 1040 } as const;

export const durations = { quick: '150ms', calm: '250ms' } as const;

const corner = (step: number) => {
  const far = (distance: number) => `calc(100% - ${String(distance)}px)`;
  const [one, two] = [step, step * 2];
  return `polygon(${[
    `0 ${two}px`,
    `${one}px ${two}px`,
    `${one}px ${one}px`,
    `${two}px ${one}px`,
    `${two}px 0`,
    `${far(two)} 0`,
    `${far(two)} ${one}px`,
    `${far(one)} ${one}px`,
    `${far(one)} ${two}px`,
    `100% ${two}px`,
    `100% ${far(two)}`,
    `${far(one)} ${far(two)}`,
    `${far(one)} ${far(one)}`,
    `${far(two)} ${far(one)}`,
    `${far(two)} 100%`,
    `${two}px 100%`,
    `${two}px ${far(one)}`,
    `${one}px ${far(one)}`,
    `${one}px ${far(two)}`,
    `0 ${far(two)}`,
  ].join(', ')})`;
};

/** The stepped, voxel-like corner as a clip path. A clipped box hides outlines: draw its focus ring inside. */
export const corners = { small: corner(2), large: corner(4) } as const;

export const layers = { header: 20, menu: 30, toast: 50 } as const;

export const sizes = { page: '1200px', reading: '68ch', touch: '44px', header: '72px' } as const;
