import fc from 'fast-check';
import { isReading, scrolledShare, toPercent } from './reading-progress';

const at = (scrollTop: number, scrollHeight = 5_000) => ({ scrollTop, scrollHeight, clientHeight: 1_000 });

describe('how far a page is scrolled', () => {
  it.each([
    ['nothing at the top', at(0), 0],
    ['half in the middle', at(2_000), 50],
    ['all at the bottom', at(4_000), 100],
    ['all at a bottom that is rounded by less than a pixel', at(3_999.4), 100],
    ['never 85 % before it is reached', at(3_399.9), 84],
    ['85 % when it is reached', at(3_400), 85],
    ['all of a page that is too short to scroll', at(0, 1_000), 100],
    ['nothing while the page is pulled down beyond its top', at(-60), 0],
  ])('is %s', (_what, position, percent) => {
    expect(toPercent(scrolledShare(position))).toBe(percent);
  });

  it('is a whole percentage for every page and place', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), fc.nat(10_000), (scrollTop, scrollHeight, clientHeight) => {
        const percent = toPercent(scrolledShare({ scrollTop, scrollHeight, clientHeight }));
        expect(Number.isInteger(percent)).toBe(true);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
      }),
    );
  });
});

describe('reading to the end', () => {
  it.each([
    ['coming to 85 % from above', 0.5, 0.85, true],
    ['going on beyond it', 0.9, 0.95, true],
    ['opening the page there', null, 0.85, true],
    ['staying just short of it', 0.5, 0.8499, false],
    ['being led up past it', 1, 0.9, false],
  ])('%s', (_how, before, share, isIt) => {
    expect(isReading(before, share, false)).toBe(isIt);
  });

  it.each([
    ['passing 85 % once more', 0.5, 0.9, true],
    ['being beyond it', 0.9, 0.95, false],
    ['opening the page there', null, 0.95, false],
  ])('again: %s', (_how, before, share, isIt) => {
    expect(isReading(before, share, true)).toBe(isIt);
  });
});
