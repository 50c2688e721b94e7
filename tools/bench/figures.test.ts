import { areaUnderCurve, median } from './figures';

test.each([
  [[10, 9, 100], 10],
  [[1, 2, 3, 4], 3],
  [[7], 7],
  [[], NaN],
])('the median of %j is %p', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test.each([
  [[3, 4], [1, 2], 1],
  [[1, 2], [3, 4], 0],
  [[1, 4], [2, 3], 0.5],
  [[5], [5], 0.5],
  [[1, 3], [2, 3], 0.375],
])('the area under the curve of %j and %j is %p', (first, second, area) => {
  expect(areaUnderCurve(first, second)).toBe(area);
});
