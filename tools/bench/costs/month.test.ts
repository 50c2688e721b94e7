import { arrivals, choose, MONTH, OPENED } from './month';

test.each([0, 1, 50, 3_333])('%i visits come in order, within a day, and all of them', (count) => {
  const seconds = arrivals(count);
  expect(seconds).toHaveLength(count);
  expect(seconds.toSorted((one, other) => one - other)).toEqual(seconds);
  for (const second of seconds) expect(second >= 0 && second < 86_400).toBe(true);
});

test('pages are opened as often as their shares say', () => {
  const visits = MONTH.visits / MONTH.days;
  const opened = Array.from({ length: visits }, (_, n) => choose(OPENED, n));
  for (const [page, share] of Object.entries(OPENED))
    expect(opened.filter((one) => one === page).length / visits).toBeCloseTo(share, 2);
});

test('what adds up to less than one is no choice', () => {
  expect(() => Array.from({ length: 100 }, (_, n) => choose({ one: 0.5 }, n))).toThrow('one');
});
