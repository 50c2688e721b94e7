import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkitten';
import { webFontFiles } from '../../../test/support/fixtures/font-files';
import { samples } from './scripts';
import { meanWidth } from './widths';

const open = (file: string): Font => {
  const font = create(readFileSync(file));
  if (font.isCollection) throw new Error(file);
  return font;
};
const variable = (name: string): Font =>
  open(path.resolve(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));

/** The fonts' authors also publish static files at these weights. */
test.each([
  ['onest', 400, webFontFiles.text],
  ['onest', 700, webFontFiles.boldText],
])('a variable font, %s, is as wide at %i as the one that does not vary', (name, weight, still) => {
  const right = meanWidth(open(still), samples.Latn, weight);
  expect(Math.abs(meanWidth(variable(name), samples.Latn, weight) / right - 1)).toBeLessThan(0.001);
});

test('weights that a font has not count as the nearest that it has', () => {
  const font = variable('tektur');
  const [least, light, bold, most] = [100, 400, 900, 1000].map((weight) =>
    meanWidth(font, samples.Latn, weight),
  );
  expect([least, most]).toEqual([light, bold]);
  expect(light).not.toBe(bold);
});
