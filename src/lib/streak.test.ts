import fc from 'fast-check';
import { countStreak } from './streak';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const at = (iso: string) => Date.parse(iso);

const zones = [
  'UTC',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Europe/London',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Midway',
];
const zone = fc.constantFrom(...zones);
const now = fc.integer({ min: at('2024-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') });
/** Time before now, dense enough for streaks. */
const ago = fc.integer({ min: 0, max: 20 * DAY });

/** A straightforward implementation: days as formatted dates, walked back one by one. */
const walkBack = (votes: number[], time: number, timeZone: string): number => {
  const written = (vote: number) =>
    new Date(vote).toLocaleDateString('sv-SE', { timeZone, dateStyle: 'short' });
  const dayBefore = (date: string) => new Date(at(`${date}T00:00:00Z`) - DAY).toISOString().slice(0, 10);
  const dates = votes.map(written);
  let date = written(time);
  if (!dates.includes(date)) date = dayBefore(date);
  let run = 0;
  for (; dates.includes(date); date = dayBefore(date)) run += 1;
  return run;
};

describe('a streak', () => {
  it('is the run of calendar days with a vote that ends today or yesterday, in every zone', () => {
    fc.assert(
      fc.property(now, fc.array(ago, { maxLength: 40 }), zone, (time, agos, timeZone) => {
        const votes = agos.map((past) => time - past);
        expect(countStreak(votes, time, timeZone)).toBe(walkBack(votes, time, timeZone));
      }),
      { numRuns: 500 },
    );
  });

  it('does not depend on the order of the votes, nor on how many there are a day', () => {
    fc.assert(
      fc.property(
        now,
        fc
          .array(ago, { maxLength: 20 })
          .chain((agos) => fc.tuple(fc.constant(agos), fc.shuffledSubarray(agos))),
        zone,
        (time, [agos, some], timeZone) => {
          const votes = agos.map((past) => time - past);
          const again = [...some.map((past) => time - past), ...votes];
          expect(countStreak(again, time, timeZone)).toBe(countStreak(votes, time, timeZone));
        },
      ),
    );
  });

  it('is kept by another vote and lost after a whole day without', () => {
    fc.assert(
      fc.property(now, fc.array(ago, { maxLength: 20 }), zone, (time, agos, timeZone) => {
        const votes = [...agos.map((past) => time - past), time];
        const before = countStreak(votes, time, timeZone);
        expect(before).toBeGreaterThan(0);
        expect(countStreak([...votes, time + 1], time + 1, timeZone)).toBeGreaterThanOrEqual(before);
        expect(countStreak(votes, time + 50 * HOUR, timeZone)).toBe(0);
      }),
    );
  });

  it('never throws, never exceeds the votes and never counts a vote made days ahead, whatever the clock does', () => {
    const jump = fc.integer({ min: -400 * DAY, max: 400 * DAY });
    fc.assert(
      fc.property(now, fc.array(jump, { maxLength: 30 }), zone, (time, jumps, timeZone) => {
        const votes = jumps.map((away) => time + away);
        const streak = countStreak(votes, time, timeZone);
        const credible = votes.filter((vote) => vote <= time + DAY);
        expect(streak).toBeLessThanOrEqual(credible.length);
        expect(streak).toBe(
          walkBack(
            credible.map((vote) => Math.min(vote, time)),
            time,
            timeZone,
          ),
        );
      }),
    );
  });

  it.each([
    ['forward', ['2025-03-08T17:00:00Z', '2025-03-09T16:00:00Z', '2025-03-10T16:00:00Z'], 3],
    ['back', ['2025-11-01T16:00:00Z', '2025-11-02T17:00:00Z', '2025-11-03T17:00:00Z'], 3],
    ['forward, a night owl', ['2025-03-09T04:30:00Z', '2025-03-10T03:30:00Z', '2025-03-11T03:30:00Z'], 3],
  ])('goes on where the clocks go %s', (_name, votes, days) => {
    const times = votes.map(at);
    expect(countStreak(times, Math.max(...times), 'America/New_York')).toBe(days);
  });

  it('is told by the calendar of wherever the visitor is now', () => {
    const votes = ['2025-05-25T22:00:00Z', '2025-05-26T02:00:00Z'].map(at);
    expect(countStreak(votes, at('2025-05-26T12:00:00Z'), 'UTC')).toBe(2);
    expect(countStreak(votes, at('2025-05-26T12:00:00Z'), 'America/New_York')).toBe(1);
  });
});
