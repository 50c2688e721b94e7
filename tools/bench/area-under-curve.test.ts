import { areaUnderCurve } from './area-under-curve';

test.each([
  [[3, 4], [1, 2], 1],
  [[1, 2], [3, 4], 0],
  [[1, 4], [2, 3], 0.5],
  [[5], [5], 0.5],
  [[1, 3], [2, 3], 0.375],
])('of %j and %j it is %p', (first, second, area) => {
  expect(areaUnderCurve(first, second)).toBe(area);
});
