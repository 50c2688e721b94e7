import { type Channels, channels, contrast, mix } from './contrast';
import type { Palette, PaletteColor } from './palettes';

const TEXT = 4.5;
const GRAPHICS = 3;

const HUES = [
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
] as const;
const GROUNDS = ['canvas', 'sunken', 'surface', 'raised'] as const;

/** A background that a color must contrast with. */
interface Ground {
  name: string;
  /** Palette color underneath. */
  base: PaletteColor;
  color: Channels;
  least: number;
}

const plain = (palette: Palette, names: readonly PaletteColor[], least = TEXT): Ground[] =>
  names.map((name) => ({ name, base: name, color: channels(palette[name]), least }));

/** Backgrounds with a slight tint of a color, as in badges, alerts and cards. */
const tinted = (
  palette: Palette,
  hues: readonly PaletteColor[],
  names: readonly PaletteColor[],
  percent: number,
  least = TEXT,
): Ground[] =>
  hues.flatMap((hue) =>
    names.map((name) => ({
      name: `${name} with ${String(percent)} % of ${hue}`,
      base: name,
      color: mix(channels(palette[hue]), channels(palette[name]), percent),
      least,
    })),
  );

const hueGrounds =
  (hue: PaletteColor) =>
  (palette: Palette): Ground[] => [
    ...plain(palette, GROUNDS),
    ...tinted(palette, [hue], ['canvas', 'surface', 'raised'], 16),
  ];

/** Colors that need contrast, with their backgrounds. */
const GROUNDS_OF: Partial<Record<PaletteColor, (palette: Palette) => Ground[]>> = {
  ...Object.fromEntries(HUES.map((hue) => [hue, hueGrounds(hue)])),
  text: (palette) => [
    ...plain(palette, [...GROUNDS, 'hover', 'field']),
    ...tinted(palette, HUES, ['surface', 'raised'], 12),
  ],
  muted: (palette) => [
    ...hueGrounds('muted')(palette),
    ...plain(palette, ['field']),
    ...tinted(palette, HUES, ['surface', 'raised'], 12),
  ],
  grassInk: (palette) => plain(palette, ['grass', 'grassHover']),
  amberInk: (palette) => plain(palette, ['amber']),
  lineStrong: (palette) => [
    ...plain(palette, [...GROUNDS, 'hover'], GRAPHICS),
    ...tinted(palette, HUES, ['canvas', 'surface', 'raised'], 12, GRAPHICS),
  ],
};

/** Background with the least contrast, among those where the color falls short; undefined if all are fine. */
const worstOf = (palette: Palette, name: PaletteColor): (Ground & { ratio: number }) | undefined =>
  (GROUNDS_OF[name]?.(palette) ?? [])
    .map((ground) => ({ ...ground, ratio: contrast(channels(palette[name]), ground.color) }))
    .filter(({ ratio, least }) => ratio < least)
    .toSorted((a, b) => a.ratio / a.least - b.ratio / b.least)[0];

const hexOf = (color: Channels): string =>
  `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

const WHITE: Channels = [255, 255, 255];
const BLACK: Channels = [0, 0, 0];

/** Nearest color with enough contrast on all its backgrounds, or null. */
const readable = (palette: Palette, name: PaletteColor): string | null => {
  for (let percent = 1; percent <= 100; percent += 1)
    for (const end of [WHITE, BLACK]) {
      const color = hexOf(mix(end, channels(palette[name]), percent));
      if (worstOf({ ...palette, [name]: color }, name) === undefined) return color;
    }
  return null;
};

/** Colors of a palette with too little contrast, each with a suggestion. */
export const contrastFaults = (palette: Palette): { name: PaletteColor; message: string }[] =>
  (Object.keys(GROUNDS_OF) as PaletteColor[]).flatMap((name) => {
    const worst = worstOf(palette, name);
    if (worst === undefined) return [];
    const right = readable(palette, name);
    const advice = right === null ? `no color would: change ${worst.base}` : `${right} would`;
    // Rounded down, so that an insufficient ratio never reads as sufficient.
    const ratio = (Math.floor(worst.ratio * 100) / 100).toFixed(2);
    return [
      {
        name,
        message: `has a contrast of ${ratio} on ${worst.name} and needs ${String(worst.least)}; ${advice}`,
      },
    ];
  });
