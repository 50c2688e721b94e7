import { rankTitle } from './rank-title';

it.each([
  [100, 'Legend'],
  [80, 'Legend'],
  [79, 'Elite'],
  [60, 'Elite'],
  [59, 'Veteran'],
  [40, 'Veteran'],
  [39, 'Advanced'],
  [20, 'Advanced'],
  [19, 'Rookie'],
  [0, 'Rookie'],
])('level %d is %s, whatever the place', (level, title) => {
  expect(rankTitle(level, 1).title).toBe(title);
  expect(rankTitle(level, 10).title).toBe(title);
});

it.each([
  [1, 'Legend'],
  [2, 'Elite'],
  [3, 'Elite'],
  [4, 'Veteran'],
  [5, 'Veteran'],
  [6, 'Advanced'],
  [8, 'Advanced'],
  [9, 'Rookie'],
  [10, 'Rookie'],
])('without a level, place %d is %s', (place, title) => {
  expect(rankTitle(null, place).title).toBe(title);
});
