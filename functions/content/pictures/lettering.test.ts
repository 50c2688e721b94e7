import { displayLetters } from '../../../tools/brand/display-letters';
import { createLettering } from './lettering';

const { widthOf, wordsOf, wrap, split, draw } = createLettering(displayLetters());
const place = { size: 100, x: 0, y: 0 };

test('lines break between words, and lose none', () => {
  const lines = wrap(['one', 'two', 'three', 'four'], 100, widthOf('three four', 100));
  expect(lines).toEqual(['one two', 'three four']);
});

test('a word is split into parts that fit, and loses no letter', () => {
  const parts = split('abcdefghijk', 100, widthOf('abcd', 100));
  expect(parts.join('')).toBe('abcdefghijk');
  for (const part of parts) expect(widthOf(part, 100)).toBeLessThanOrEqual(widthOf('abcd', 100));
});

test('a letter that the font has not takes no place', () => {
  expect(widthOf('a日b', 100)).toBe(widthOf('ab', 100));
  expect(widthOf('ąЖ', 100)).toBeGreaterThan(widthOf('a', 100));
  expect(wordsOf('日 a🎉b 🎉')).toEqual(['ab']);
});

test('nothing of a text stands in its drawing', () => {
  const drawn = draw('"/><script>&quot;alert(1)]]>', place);
  expect(drawn.match(/<(?!g |\/g>|path |\/path>)[^>]*>?/g)).toBeNull();
  expect(drawn).not.toMatch(/script|alert|quot|\]\]/);
});
