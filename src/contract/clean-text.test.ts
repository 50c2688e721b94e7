import { PASTED_TEXTS } from '../../test/support/fixtures/pasted-texts';
import { cleanText, cutUnits, trimName } from './clean-text';
import { erasableText, requiredName, requiredText } from './text';

const rules = { label: 'It', limit: 200 };

test.each(PASTED_TEXTS)('$what: cleaned, and cleaned again the same', ({ text, lines, line }) => {
  expect(cleanText(text, 'lines')).toBe(lines);
  expect(cleanText(text, 'line')).toBe(line);
  expect(cleanText(lines, 'lines')).toBe(lines);
  expect(cleanText(line, 'line')).toBe(line);
});

test.each(PASTED_TEXTS)(
  '$what: taken by every kind of field, on one line and on several',
  ({ text, ...kept }) => {
    for (const lines of [true, false]) {
      const expected = (lines ? kept.lines : kept.line).trim();
      expect(requiredText({ ...rules, lines }).validateSync(text)).toBe(expected);
      expect(erasableText({ ...rules, lines }).validateSync(text)).toBe(expected);
    }
  },
);

test('a limit counts what is kept', () => {
  const schema = requiredText({ ...rules, limit: 5 });
  expect(schema.validateSync(`\u001b[31m${'a'.repeat(5)}\u001b[0m\0`)).toBe('aaaaa');
  expect(schema.isValidSync('a\u202eaaaa\0a')).toBe(false);
});

test('a text of control characters alone is missing', () => {
  expect(() => requiredText(rules).validateSync('\0\u001b[31m\v')).toThrow('It is required');
});

test.each(['❤️Alex', '👨‍👩‍👧', 'Alex🏴󠁧󠁢󠁳󠁣󠁴󠁿', '1️⃣st', 'می‌خواهم', 'ශ්‍රී', '👍🏽', 'Alex™️'])(
  'a person may be called %s',
  (name) => {
    expect(requiredName(rules).validateSync(` \u200b${name}\u2060\t`)).toBe(name);
  },
);

test.each([
  ['Al\u200bex', '3, U+200B'],
  ['👍Al\u202eex', '4, U+202E'],
  ['Alex\ufe0f!', '5, U+FE0F'],
  ['Alex\u200dx', '5, U+200D'],
  ['❤️x\u{e0041}x', '4, U+E0041'],
  ['می\u200c\u200cخ', '4, U+200C'],
])('the name %j is refused, and it is said where', (name, place) => {
  expect(() => requiredName(rules).validateSync(name)).toThrow(
    `It contains invisible characters: please type it instead of copying it. The first is character ${place}.`,
  );
});

test('a name on two lines has one, and no control characters', () => {
  expect(requiredName(rules).validateSync('\tSteve\nAlex\0\r\n')).toBe('Steve Alex');
});

test('names lose what is invisible around them, and nothing else', () => {
  expect(trimName('\u200e\ufeff a b \u202c')).toBe('a b');
  expect(trimName('\u200b')).toBe('');
});

test('a cut leaves no half of a character', () => {
  expect([1, 2, 3].map((most) => cutUnits('a👍', most))).toEqual(['a', 'a', 'a👍']);
});
