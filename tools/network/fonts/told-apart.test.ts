import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import sharp from 'sharp';
import { webFontFiles } from '../../../test/support/fixtures/font-files';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];

/** Side of the square that a letter is drawn in, in pixels. */
const SIDE = 200;

/** Above it, readers take one letter for the other: "Support Oenter" in a face whose C and O share 0.97. */
const MOST_SHARED = 0.95;

const font = create(readFileSync(webFontFiles.display));
if (font.isCollection) throw new Error('A collection');
const { unitsPerEm } = font;

/** Returns for each pixel whether the letter covers it. */
const drawn = async (letter: string): Promise<boolean[]> => {
  const path = font.glyphForCodePoint(letter.codePointAt(0) ?? 0).path.toSVG();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(SIDE)}" height="${String(SIDE)}" viewBox="0 0 ${String(unitsPerEm)} ${String(unitsPerEm)}"><path d="${path}" transform="translate(${String(unitsPerEm / 10)} ${String(unitsPerEm * 0.8)}) scale(1 -1)"/></svg>`;
  const alpha = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer();
  return Array.from(alpha, (value) => value > 127);
};

/** Returns the share of the pixels of either letter that both cover. */
const sharedBy = (one: readonly boolean[], other: readonly boolean[]): number => {
  const either = one.filter((isCovered, index) => isCovered || other[index]).length;
  return one.filter((isCovered, index) => isCovered && other[index]).length / either;
};

test('in the usual title font no letter or digit looks like another, but for I and l, as in most faces', async () => {
  const shapes = await Promise.all(LETTERS.map(drawn));
  const alike = LETTERS.flatMap((letter, index) =>
    LETTERS.slice(0, index).flatMap((other, before) =>
      sharedBy(shapes[before] ?? [], shapes[index] ?? []) > MOST_SHARED ? [other + letter] : [],
    ),
  );
  expect(alike).toEqual(['Il']);
});
