import * as v from 'valibot';
import { atMost, listOf, mediaFile, quoted } from './fields';

/** Families that ship with the product. All but Jersey 10 include Cyrillic and Vietnamese; Manrope and Tektur also Greek. */
export const FONT_FAMILIES = ['Jersey 10', 'Manrope', 'Onest', 'Tektur'] as const;
export type FontFamily = (typeof FONT_FAMILIES)[number];

const MOST_FILES = 24;
const RIGHT = `must be one of ${FONT_FAMILIES.join(', ')}, or a file in the folder media of this network, like media/title.woff2`;

const family = v.pipe(v.string(RIGHT), v.trim(), v.picklist(FONT_FAMILIES, RIGHT));

const file = v.pipe(
  quoted,
  v.check(
    (name) => !/\.(?:ttf|otf|ttc|woff|eot|zip)$/i.test(name),
    'must be a woff2, which is half as large: fontsource.org has many, and `fonttools ttLib.woff2 compress FILE` makes one',
  ),
  mediaFile(
    ['woff2'],
    'must be a file in the folder media of this network, without blanks, like media/title.woff2',
  ),
);

const alone = v.pipe(
  file,
  v.transform((name) => [name]),
);
const files = v.pipe(listOf(file), atMost(MOST_FILES));

const font = v.lazy((written) => {
  if (Array.isArray(written)) return files;
  // A text with a full stop or a slash is meant to be a file.
  return typeof written === 'string' && /[./\\]/.test(written) ? alone : family;
});

/** Fonts: a family, or files, either one for everything or one per script and weight. */
export const fonts = v.strictObject({
  /** Font of the logo's name and the page titles: short texts, large and semi-bold. */
  title: v.optional(font, 'Jersey 10'),
  /** Font of all other texts, regular and bold. */
  text: v.optional(font, 'Onest'),
});
export type Fonts = v.InferOutput<typeof fonts>;
export type FontRole = keyof Fonts;
