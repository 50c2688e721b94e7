import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkitten';
import { palettes } from '@/theme/tokens';
import type { Letters } from '../../functions/content/pictures/lettering';

const { resolve } = createRequire(path.resolve('package.json'));
const directory = path.dirname(resolve('@fontsource-variable/pixelify-sans/package.json'));

/** Faces of the display font by the scripts that they hold, the first of which has a letter that several have. They share one grid. */
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic'];

/** Line around each letter, of its size: the files are read at weight 400 only, and headings have 600. */
const EMBOLDENING = 0.026;

const readFace = (script: string): Font => {
  const file = path.join(directory, 'files', `pixelify-sans-${script}-wght-normal.woff2`);
  const font = create(readFileSync(file));
  if (font.isCollection) throw new Error(`${file} holds more than one font`);
  return font;
};

/** The letters of the display font in the colour of titles. */
export const displayLetters = (): Letters => {
  const faces = SCRIPTS.map(readFace);
  const em = Math.max(...faces.map(({ unitsPerEm }) => unitsPerEm));
  const glyphs = faces.toReversed().flatMap((face) =>
    face.characterSet.map((point) => {
      const { advanceWidth, path: outline } = face.glyphForCodePoint(point);
      return [String.fromCodePoint(point), [advanceWidth, outline.toSVG()]] as const;
    }),
  );
  return { em, outline: EMBOLDENING * em, color: palettes.dark.text, glyphs: Object.fromEntries(glyphs) };
};
