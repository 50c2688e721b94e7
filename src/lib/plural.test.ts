import { counted, plural } from './plural';

test.each([
  [0, 'votes'],
  [1, 'vote'],
  [2, 'votes'],
  [21, 'votes'],
])('%d is followed by %s', (count, shown) => {
  expect(plural(count, { one: 'vote', other: 'votes' })).toBe(shown);
});

test('a language without a form of its own for one has the other form', () => {
  expect(plural(1, { other: 'votes' })).toBe('votes');
});

test('the number stands where the text has a place for it', () => {
  const texts = { one: '{count} key', other: '{count} keys' };
  expect([1, 1_250].map((count) => counted(texts, count, (value) => `#${String(value)}`))).toEqual([
    '#1 key',
    '#1250 keys',
  ]);
});
