import { count, kilobytes, milliseconds, ratio, seconds, table } from './markdown';

test('a table has its head, a line that puts figures on the right, and its rows', () => {
  const lines = ['| page | score |', '| --- | ---: |', '| a | 1 |', '| b | 2 |'];
  expect(
    table(
      ['page', 'score'],
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ).split('\n'),
  ).toEqual(lines);
});

test('figures have their units', () => {
  expect(count(12_345)).toBe('12,345');
  expect(milliseconds(1_234.56)).toBe('1,235 ms');
  expect(milliseconds(0.123, 2)).toBe('0.12 ms');
  expect(milliseconds(59, 1)).toBe('59.0 ms');
  expect(seconds(1_234)).toBe('1.23 s');
  expect(kilobytes(118_753)).toBe('118.8 kB');
  expect(ratio(3, 2)).toBe('1.50');
});
