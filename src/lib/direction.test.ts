import { directionOf, isolated } from './direction';

it.each(['שלום', 'مرحبا (2)', 'a עברית', '\u202Eevil', 'ޝަކު', '𐤀𐤁', '𞤀𞤁'])('keeps %j apart', (text) => {
  expect(isolated(text)).toBe(`\u200E\u2068${text}\u2069`);
});

it.each(['', 'Alex', 'Große Straße', 'Ёлка', '日本語', '🎉'])('leaves %j as it is', (text) => {
  expect(isolated(text)).toBe(text);
});

it.each([
  ['שלום Alex', 'rtl'],
  ['2: “مرحبا”', 'rtl'],
  ['Alex שלום', 'ltr'],
  ['日本語', 'ltr'],
  ['123 …', 'ltr'],
  ['', 'ltr'],
])('reads %j %s', (text, direction) => {
  expect(directionOf(text)).toBe(direction);
});
