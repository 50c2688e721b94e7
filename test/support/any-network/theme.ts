import { FONT_FAMILIES } from '@/contract/network/fonts';
import { usualPalettes } from '@/contract/network/palettes';
import type { ThemeInput } from '@/contract/network/theme';
import { HUES } from '@/contract/network/visuals';
import type { Writing } from './from-schema';
import { media } from './media';
import { textIn } from './texts';

type Style = Omit<Writing, 'arts'>;

const MOST_ARTS = 12;

/** Returns one of the choices, which are ordered from the least to the most. */
const oneOf = <Choice>(choices: readonly Choice[], { amount, luck }: Style): Choice | undefined =>
  amount === 'any' ? luck.one(choices) : choices.at(amount === 'most' ? -1 : 0);

const logoOf = (style: Style): ThemeInput['logo'] => {
  const letters = ['a', 'B', 'z', '.'];
  const rows = Array.from({ length: 16 }, (_, row) =>
    Array.from({ length: 16 }, (_unused, column) =>
      row + column === 0 ? 'a' : style.luck.one(letters),
    ).join(''),
  );
  const drawing = { paint: { a: '#ff0000', B: '#00ff00', z: '#0000ff' }, rows };
  return oneOf([undefined, drawing, ...media.logos], style);
};

const fontOf = (own: readonly string[], style: Style) =>
  oneOf([undefined, ...FONT_FAMILIES, own[0], [...own]], style);

const filmOf = (style: Style): Pick<ThemeInput, 'backdrop' | 'film'> | undefined => {
  const backdrop = style.luck.one(media.backdrops);
  const { mp4, webm } = media;
  const films = [{ mp4 }, { mp4, webm }].map((film) => ({ backdrop, film }));
  return oneOf([{}, { film: false }, { backdrop }, ...films], style);
};

/** Returns a theme that names files of `writeMedia`. Random colors would not be legible on each other. */
export const writtenTheme = (style: Style): ThemeInput => {
  const { luck, tongue, isLong } = style;
  const { dark, light } = usualPalettes;
  return {
    ...filmOf(style),
    arts: Array.from({ length: oneOf([0, 0, 1, 2, 3, MOST_ARTS], style) ?? 0 }, (_, index) => ({
      id: `own-${luck.serial()}x`.padEnd(isLong ? 20 : 0, 'x'),
      title: textIn(tongue(), 40, isLong, luck),
      file: media.arts[index % media.arts.length] ?? '',
      hue: luck.one(HUES),
    })),
    fonts: { title: fontOf(media.titles, style), text: fontOf(media.texts, style) },
    logo: logoOf(style),
    palettes: luck.one([undefined, { dark: light, light: dark }, { dark: light }]),
  };
};
