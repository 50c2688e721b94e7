import type { FontRole } from '@/contract/network/fonts';
import { fallbackFaces, fallbackFamilies, type Imitated } from './fallbacks';
import type { FontFile } from './font-file';
import { probeOf, samples, type Script } from './scripts';
import { meanWidth } from './widths';

/** Font of the site. If several of its files have a letter, the first one draws it. */
export interface WebFont {
  role: FontRole;
  /** Name of the font, and of its fallbacks, in style sheets. */
  name: string;
  files: readonly FontFile[];
}

interface Use {
  /** Weight of most of its texts. */
  weight: number;
  /**
   * The text face is optional: words differ from the mean width, so a late swap would still move the header's links. It is
   * preloaded. A visitor who gets it too late for the first page has it on the next one.
   */
  display: 'optional' | 'swap';
  fallbacks: readonly { weights: string; weight: number; isBold: boolean }[];
  /** Generic families at the end of the list. */
  generic: string;
}
const uses: Record<FontRole, Use> = {
  text: {
    weight: 400,
    display: 'optional',
    fallbacks: [
      { weights: '100 500', weight: 400, isBold: false },
      { weights: '600 900', weight: 700, isBold: true },
    ],
    generic: 'system-ui, sans-serif',
  },
  title: {
    weight: 600,
    display: 'swap',
    fallbacks: [{ weights: '400 700', weight: 600, isBold: true }],
    generic: 'ui-monospace, monospace',
  },
};

const has = (file: FontFile, script: Script): boolean => file.points.includes(probeOf(script));

const distance = ({ weights: [least, most] }: FontFile, weight: number): number =>
  Math.max(least - weight, weight - most, 0);

/** Returns the script to measure and preload a font by: the requested one, or Latin if the font lacks it. */
const scriptIn = (files: readonly FontFile[], asked: Script): Script =>
  files.some((file) => has(file, asked)) ? asked : 'Latn';

/** Returns the file that draws a script at a weight. */
const fileFor = (files: readonly FontFile[], script: Script, weight: number): FontFile | undefined =>
  files.filter((file) => has(file, script)).toSorted((a, b) => distance(a, weight) - distance(b, weight))[0];

/** Returns the file that the first paint needs. */
export const preloadedFile = ({ role, files }: WebFont, script: Script): FontFile | undefined =>
  fileFor(files, scriptIn(files, script), uses[role].weight);

const hex = (point: number): string => point.toString(16).toUpperCase();

/** First and last code point. */
export type Range = readonly [number, number];

/** @param points in ascending order */
export const rangesOf = (points: readonly number[]): Range[] => {
  const ranges: [number, number][] = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && point <= last[1] + 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges;
};

/** Returns the ranges of the file itself, `U+20-7E,U+A0`. A wider range would draw boxes, and a narrower one would hide letters. */
const unicodeRange = (points: readonly number[]): string =>
  rangesOf(points)
    .map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`)
    .join(',');

/** Returns the weights of a face. A title font of one weight covers all of them, or browsers would embolden it by drawing letters twice. */
const weightsOf = ({ role, files }: WebFont, { weights: [least, most] }: FontFile): string => {
  const isOnly = files.every((file) => file.weights[0] === least && file.weights[1] === most);
  if (role === 'title' && least === most && isOnly) return '100 900';
  return least === most ? String(least) : `${String(least)} ${String(most)}`;
};

/** Returns the letters that no earlier file draws at this weight. Marks stay in each file, since a letter is drawn together with them. */
const ownPoints = (files: readonly FontFile[], file: FontFile): number[] => {
  const before = files
    .slice(0, files.indexOf(file))
    .filter(({ weights }) => weights.join() === file.weights.join());
  return file.points.filter(
    (point) =>
      /\p{M}/u.test(String.fromCodePoint(point)) || !before.some((other) => other.points.includes(point)),
  );
};

const faceOf = (font: WebFont, file: FontFile): string => `@font-face {
  font-family: '${font.name}';
  font-weight: ${weightsOf(font, file)};
  font-display: ${uses[font.role].display};
  src: url(${file.address}) format('woff2');
  unicode-range: ${unicodeRange(ownPoints(font.files, file))};
}`;

const imitated = ({ role, name, files }: WebFont, asked: Script): Imitated[] => {
  const script = scriptIn(files, asked);
  return uses[role].fallbacks.flatMap(({ weights, weight, isBold }) => {
    const font = fileFor(files, script, weight)?.font;
    if (!font) return [];
    const lines = { ascent: font.ascent / font.unitsPerEm, descent: -font.descent / font.unitsPerEm };
    const width = meanWidth(font, samples[script], weight);
    return [{ name, weights, isBold, script, width, ...lines }];
  });
};

/** Returns the rules of all faces, fallbacks included. */
export const fontFaces = (fonts: readonly WebFont[], script: Script): string =>
  [
    ...fonts.flatMap((font) => font.files.map((file) => faceOf(font, file))),
    fallbackFaces(fonts.flatMap((font) => imitated(font, script))),
  ].join('\n');

/** Returns the font families for texts in a font. */
export const familiesOf = ({ role, name }: WebFont): string =>
  `'${name}', ${fallbackFamilies(name)}, ${uses[role].generic}`;
