import { drawings } from './pixel-icon-set';
import { tracePaths, type PixelDrawing } from './pixel-icons/drawing';

/** Paints the rectangles of a drawing's paths on an empty grid; a pixel painted twice becomes `twice`. */
const paintPaths = (drawing: PixelDrawing): string[][] => {
  const grid = Array.from({ length: 16 }, () => Array.from({ length: 16 }, () => 'clear'));
  for (const { pigment, path } of tracePaths(drawing)) {
    for (const [, ...numbers] of path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\d+z/g)) {
      const [left = 0, top = 0, width = 0, height = 0] = numbers.map(Number);
      for (let y = top; y < top + height; y += 1) {
        for (let x = left; x < left + width; x += 1) {
          const row = grid[y];
          if (row) row[x] = row[x] === 'clear' ? pigment : 'twice';
        }
      }
    }
  }
  return grid;
};

const expected = ({ rows, paint }: PixelDrawing): string[][] =>
  rows.map((row) => [...row].map((pixel) => (pixel === '.' ? 'clear' : (paint[pixel] ?? 'unknown'))));

test.each(Object.entries<PixelDrawing>(drawings))(
  'the paths of %s paint its 16 by 16 pixels, each once',
  (_, drawing) => {
    expect(paintPaths(drawing)).toEqual(expected(drawing));
  },
);

test.each(Object.entries<PixelDrawing>(drawings))('%s uses all of its colors', (_, { rows, paint }) => {
  for (const character of Object.keys(paint)) expect(rows.join('')).toContain(character);
});
