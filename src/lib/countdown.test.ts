import fc from 'fast-check';
import { formatCountdown, remainingMs } from './countdown';

const HOUR = 3_600_000;
const COOLDOWN = 24 * HOUR;
const nextAt = (time: number) => time + COOLDOWN;
const base = Date.parse('2025-05-25T12:00:00Z');

describe('a cooldown', () => {
  it('ends 24 hours after the last vote, to the millisecond', () => {
    expect(remainingMs([base - 100 * HOUR, base, base - HOUR], base, nextAt)).toBe(COOLDOWN);
    expect(remainingMs([base], base + COOLDOWN - 1, nextAt)).toBe(1);
    expect(remainingMs([base], base + COOLDOWN, nextAt)).toBe(0);
    expect(remainingMs([], base, nextAt)).toBe(0);
  });

  it('is never negative nor longer than 24 hours, wherever the clock jumps', () => {
    const away = fc.integer({ min: -1000 * HOUR, max: 1000 * HOUR });
    fc.assert(
      fc.property(fc.array(away), away, (times, jump) => {
        const votes = times.map((time) => base + time);
        const remaining = remainingMs(votes, base + jump, nextAt);
        expect(remaining).toBeGreaterThanOrEqual(0);
        expect(remaining).toBeLessThanOrEqual(COOLDOWN);
        expect(formatCountdown(remaining)).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$|^24:00:00$/);
      }),
      { numRuns: 500 },
    );
  });

  it('only gets shorter while time passes', () => {
    const times = fc.array(fc.integer({ min: -100 * HOUR, max: 0 }));
    fc.assert(
      fc.property(times, fc.nat(50 * HOUR), fc.nat(50 * HOUR), (agos, first, later) => {
        const votes = agos.map((ago) => base + ago);
        const earlier = remainingMs(votes, base + first, nextAt);
        expect(remainingMs(votes, base + first + later, nextAt)).toBe(Math.max(0, earlier - later));
      }),
    );
  });

  it('lasts 24 hours at most after the clock was set back by hours, and is over when it was set back by weeks', () => {
    expect(remainingMs([base], base - 5 * HOUR, nextAt)).toBe(COOLDOWN);
    expect(remainingMs([base], base - 500 * HOUR, nextAt)).toBe(0);
  });
});

it.each([
  [0, '00:00:00'],
  [1, '00:00:01'],
  [59_000, '00:00:59'],
  [61_000, '00:01:01'],
  [86_399_001, '24:00:00'],
  [COOLDOWN, '24:00:00'],
])('%i ms read %s', (milliseconds, text) => {
  expect(formatCountdown(milliseconds)).toBe(text);
});
