import { palettes } from './tokens';
import type { ColorName } from './tokens';

type Channels = readonly [number, number, number];

const channels = (hex: string): Channels => {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
};

/** What `color-mix(in srgb, over percent%, transparent)` gives on an opaque ground. */
const mix = (over: Channels, ground: Channels, percent: number): Channels => {
  const one = (index: 0 | 1 | 2) => (over[index] * percent + ground[index] * (100 - percent)) / 100;
  return [one(0), one(1), one(2)];
};

/** Relative luminance, WCAG 2.2. */
const luminance = (color: Channels): number => {
  const [red, green, blue] = color.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

const contrast = (one: Channels, other: Channels): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

const grounds: ColorName[] = ['canvas', 'sunken', 'surface', 'raised'];
const hues: ColorName[] = [
  'grass',
  'amber',
  'ember',
  'crimson',
  'diamond',
  'gold',
  'lapis',
  'amethyst',
  'danger',
  'focus',
];
const TEXT = 4.5;
const GRAPHICS = 3;

describe.each(['dark', 'light'] as const)('the %s theme', (name) => {
  const color = (of: ColorName) => channels(palettes[name][of]);

  test.each(grounds.flatMap((ground) => ['text', 'muted', ...hues].map((text) => [text, ground] as const)))(
    '%s reads on %s',
    (text, ground) => {
      expect(contrast(color(text as ColorName), color(ground))).toBeGreaterThanOrEqual(TEXT);
    },
  );

  test.each([...hues, 'muted'] as ColorName[])('%s reads on a tint of itself, as in badges', (hue) => {
    for (const ground of ['canvas', 'surface', 'raised'] as const) {
      expect(contrast(color(hue), mix(color(hue), color(ground), 16))).toBeGreaterThanOrEqual(TEXT);
    }
  });

  test.each(hues)('text reads on a tint of %s, as in alerts and on cards of that hue', (hue) => {
    for (const base of ['surface', 'raised'] as const) {
      const ground = mix(color(hue), color(base), 12);
      expect(contrast(color('text'), ground)).toBeGreaterThanOrEqual(TEXT);
      expect(contrast(color('muted'), ground)).toBeGreaterThanOrEqual(TEXT);
    }
  });

  test.each([
    ['grassInk', 'grass'],
    ['grassInk', 'grassHover'],
    ['amberInk', 'amber'],
    ['text', 'hover'],
    ['text', 'field'],
    ['muted', 'field'],
  ] as const)('%s reads on %s', (text, ground) => {
    expect(contrast(color(text), color(ground))).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(grounds)('focus rings and the edges of inputs stand out from %s', (ground) => {
    expect(contrast(color('focus'), color(ground))).toBeGreaterThanOrEqual(GRAPHICS);
    expect(contrast(color('lineStrong'), color(ground))).toBeGreaterThanOrEqual(GRAPHICS);
  });
});
