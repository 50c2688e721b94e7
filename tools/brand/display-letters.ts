import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import { lettered } from '#network/private/fonts';
import { palettes } from '@/theme/tokens';
import type { Letters } from '../../functions/content/pictures/lettering';

const readFace = (file: string): Font => {
  const font = create(readFileSync(file));
  if (font.isCollection) throw new Error(`${file} holds more than one font`);
  return font;
};

const readFont = ({ files, outline, lineHeight }: (typeof lettered)[number]): Letters => {
  const all = files.map(readFace);
  const em = all[0]?.unitsPerEm ?? 1000;
  // Letters on another grid would differ in size.
  const faces = all.filter(({ unitsPerEm }) => unitsPerEm === em);
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

/** Returns the letters of the site's fonts in the color of titles, the preferred font first. */
export const displayLetters = (): Letters[] => lettered.map(readFont);
