import { median } from './median';

test.each([
  [[10, 9, 100], 10],
  [[1, 2, 3, 4], 3],
  [[7], 7],
  [[], NaN],
])('of %j it is %p', (values, middle) => {
  expect(median(values)).toBe(middle);
});
