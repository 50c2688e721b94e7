import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkitten';
import { palettes } from '@/theme/tokens';
import type { Letters } from '../../functions/content/pictures/lettering';

const { resolve } = createRequire(path.resolve('package.json'));

/** A variable font with the faces by the scripts that they hold, the first of which has a letter that several have. They share one grid. */
interface FontFiles {
  readonly name: string;
  readonly scripts: readonly string[];
  /** Line around each letter, of its size: the files are read at weight 400 only, and headings are bolder. */
  readonly outline: number;
  readonly lineHeight: number;
}

/**
 * The display font first, without its Cyrillic: that lacks `О` and `П`, and draws `К` as `Ќ` and `Э` as `З`. The text face has
 * Cyrillic and Vietnamese.
 */
const FONTS: readonly FontFiles[] = [
  {
    name: 'pixelify-sans',
    scripts: ['latin', 'latin-ext'],
    outline: 0.026,
    lineHeight: 1.02,
  },
  {
    name: 'onest',
    scripts: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'],
    outline: 0.06,
    lineHeight: 1.16,
  },
];

const readFace = (name: string, script: string): Font => {
  const directory = path.dirname(resolve(`@fontsource-variable/${name}/package.json`));
  const file = path.join(directory, 'files', `${name}-${script}-wght-normal.woff2`);
  const font = create(readFileSync(file));
  if (font.isCollection) throw new Error(`${file} holds more than one font`);
  return font;
};

const readFont = ({ name, scripts, outline, lineHeight }: FontFiles): Letters => {
  const faces = scripts.map((script) => readFace(name, script));
  const em = Math.max(...faces.map(({ unitsPerEm }) => unitsPerEm));
  const glyphs = faces.toReversed().flatMap((face) =>
    face.characterSet
      .filter((point) => !/\p{M}/u.test(String.fromCodePoint(point)))
      .map((point) => {
        const { advanceWidth, path: outline } = face.glyphForCodePoint(point);
        return [String.fromCodePoint(point), [advanceWidth, outline.toSVG()]] as const;
      }),
  );
  const color = palettes.dark.text;
  return { em, outline: outline * em, lineHeight, color, glyphs: Object.fromEntries(glyphs) };
};

/** Returns the letters of the site's fonts in the colour of titles, the preferred font first. */
export const displayLetters = (): Letters[] => FONTS.map(readFont);
