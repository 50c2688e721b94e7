import { Linter } from 'eslint';
import { commentOpenings } from './comment-openings.mjs';

const headlessIn = (code: string) =>
  new Linter()
    .verify(code, {
      plugins: { comments: { rules: { openings: commentOpenings } } },
      rules: { 'comments/openings': 'error' },
    })
    .map(({ line, message }) => ({ line, word: /"(.+)"/.exec(message)?.[1] }));

it.each([
  ['// What is left over', 'What'],
  ['/** Of a banner with other words that is known nothing. */', 'Of'],
  ['/* So long as it lasts */', 'So long'],
  ['/**\n * Whoever calls.\n * @returns what there is\n */', 'Whoever'],
])('%s is refused', (code, word) => {
  expect(headlessIn(`${code}\nexport const a = 1;`)).toEqual([{ line: 1, word }]);
});

it.each([
  '// Remaining rows, which are what is left',
  '/** Returns the rows.\n * What is left over is dropped. */',
  '/** Whether a row is left. */',
  '/** Offers a row. */',
  '// A paragraph of two lines, whose second begins\n// When it must',
])('%s is fine', (code) => {
  expect(headlessIn(`${code}\nexport const a = 1;`)).toEqual([]);
});

it('comments below each other at other columns, or after code, are two', () => {
  expect(headlessIn('const a = 1; // The first\n// What follows\nexport { a };')).toEqual([
    { line: 2, word: 'What' },
  ]);
});
