import { displayLetters } from '../../../tools/brand/display-letters';
import { createLettering } from './lettering';

const { letter } = createLettering(displayLetters());
const faceOf = (text: string) => {
  const lettered = letter(text);
  if (!lettered) throw new Error(`No face has all letters of ${text}`);
  return lettered.face;
};
const display = faceOf('a');
const { widthOf, wrap, split, draw } = display;
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

test.each([
  ['Vote', ['Vote']],
  ['Zażółć gęślą jaźń', ['Zażółć', 'gęślą', 'jaźń']],
  ['e\u0301\u00a0B', ['é', 'B']],
  ['a🎉b 🎉 👩‍👩‍👧 1️⃣ 👋🏽 🇩🇪', ['ab', '1']],
  ['soft\u00adly \u2068dawn\u2069\u202e', ['softly', 'dawn']],
  ['ﬁre Ｖ２ 𝓕un 1.20‑1.21', ['fire', 'V2', 'Fun', '1.20-1.21']],
  ['™ ©', ['™', '©']],
])('%j is drawn in the display font, without emoji', (text, words) => {
  expect(letter(text)).toEqual({ face: display, words });
});

test.each(['Привет', 'Новый сезон', 'Ґанок', 'Tiếng Việt', 'Қазақ'])(
  '%j is drawn in the text face',
  (text) => {
    expect(faceOf(text)).not.toBe(display);
    expect(letter(text)?.words.join(' ')).toBe(text);
  },
);

test.each([
  '新しい',
  'مرحبا (2)!',
  'שלום 2',
  'a日b',
  'Καλημέρα',
  'हिन्दी',
  'ไทย',
  '한국',
  'x\u0323\u0301',
  '\u0301',
  '1.20 → 1.21',
  '\ue000',
  '\ud800',
])('%j is not drawn, since a letter or sign is missing', (text) => {
  expect(letter(text)).toBeNull();
});

test('nothing of a text stands in its drawing', () => {
  const drawn = draw('"/><script>&quot;alert(1)]]>', place);
  expect(drawn.match(/<(?!g |\/g>|path |\/path>)[^>]*>?/g)).toBeNull();
  expect(drawn).not.toMatch(/script|alert|quot|\]\]/);
});
