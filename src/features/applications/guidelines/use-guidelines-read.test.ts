import { isGuidelinesValid } from './use-guidelines-read';

const NOW = Date.UTC(2025, 4, 25, 12);
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

describe('the guidelines count as read', () => {
  it.each([
    ['at the moment of reading', 0],
    ['an hour later', HOUR],
    ['until a millisecond is left of the 24 hours', 24 * HOUR - 1],
    ['by a clock that is set back by five minutes', -300 * SECOND],
  ])('%s', (_when, age) => {
    expect(isGuidelinesValid(NOW - age, NOW)).toBe(true);
  });
});

describe('the guidelines do not count as read', () => {
  it('by somebody who never read them', () => {
    expect(isGuidelinesValid(null, NOW)).toBe(false);
  });

  it.each([
    ['after 24 hours', 24 * HOUR],
    ['after a year', 365 * 24 * HOUR],
    ['by a clock that is set back further than the server takes', -300 * SECOND - 1],
  ])('%s', (_when, age) => {
    expect(isGuidelinesValid(NOW - age, NOW)).toBe(false);
  });
});
