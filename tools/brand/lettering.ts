import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font, type Glyph } from 'fontkitten';

const { resolve } = createRequire(path.resolve('package.json'));
const directory = path.dirname(resolve('@fontsource-variable/pixelify-sans/package.json'));

/** Faces of the display font by the scripts that they hold. They share one grid. */
const faces = ['latin', 'latin-ext', 'cyrillic'].map((script): Font => {
  const file = path.join(directory, 'files', `pixelify-sans-${script}-wght-normal.woff2`);
  const font = create(readFileSync(file));
  if (font.isCollection) throw new Error(`${file} holds more than one font`);
  return font;
});
const EM = Math.max(...faces.map(({ unitsPerEm }) => unitsPerEm));

/** Line around each letter: the files are read at weight 400 only, and headings have 600. */
const EMBOLDENING = String(0.026 * EM);

/** The letters of a text; what no face has is left out, rather than shown as an empty box. */
const glyphsOf = (text: string): Glyph[] =>
  [...text].flatMap((character) => {
    const point = character.codePointAt(0) ?? 0;
    const face = faces.find((font) => font.hasGlyphForCodePoint(point));
    return face ? [face.glyphForCodePoint(point)] : [];
  });

/** Width of a line in pixels, at this size in pixels. */
export const widthOf = (text: string, size: number): number =>
  glyphsOf(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) * (size / EM);

/** Breaks a text into as many lines as it takes; a word that is too wide for one stands alone. */
export const wrap = (text: string, size: number, width: number): string[] =>
  text.split(' ').reduce<string[]>((lines, word) => {
    const longer = [...lines.slice(-1), word].join(' ');
    return widthOf(longer, size) <= width ? [...lines.slice(0, -1), longer] : [...lines, word];
  }, []);

/**
 * A line in the display font as SVG, drawn as outlines, so that no font of the machine takes part.
 * @param x left end, in pixels
 * @param y of the baseline, in pixels
 */
export const letterLine = (text: string, size: number, x: number, y: number, color: string): string => {
  let pen = 0;
  const letters = glyphsOf(text).map((glyph) => {
    const letter = `<path transform="translate(${String(pen)})" d="${glyph.path.toSVG()}"/>`;
    pen += glyph.advanceWidth;
    return letter;
  });
  const scale = String(size / EM);
  return `<g fill="${color}" stroke="${color}" stroke-width="${EMBOLDENING}" transform="translate(${String(x)} ${String(y)}) scale(${scale} -${scale})">${letters.join('')}</g>`;
};
