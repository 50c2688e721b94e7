import { perHour } from './per-hour';

test.each([
  [10, 300, 120],
  [7, 3_600, 7],
  [1, 7_200, 1],
  [0, 300, 0],
])('%i in %i seconds are %i in an hour', (count, seconds, inAnHour) => {
  expect(perHour(count, seconds)).toBe(inAnHour);
});
