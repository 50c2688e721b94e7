import fc from 'fast-check';
import { createCalendar, monthAfter } from './calendar';
import { type StoredStreak, streakAt } from './streak';

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const HOUR_MS = 3_600_000;

test('in every zone each moment lies in its day, from its first millisecond to the one before the next', () => {
  const moments = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), moments, (zone, at) => {
      const calendar = createCalendar(zone);
      const day = calendar.dayAt(at);
      const [start, end] = [calendar.startOf(day), calendar.startOf(day + 1)];
      expect(start <= at && at < end).toBe(true);
      expect([calendar.dayAt(start), calendar.dayAt(start - 1)]).toEqual([day, day - 1]);
    }),
    { numRuns: 200 },
  );
});

test('the days on which clocks change have 23 and 25 hours, and are one day each', () => {
  const calendar = createCalendar('Europe/Berlin');
  const lengthOf = (noon: number) => {
    const day = calendar.dayAt(noon);
    return (calendar.startOf(day + 1) - calendar.startOf(day)) / HOUR_MS;
  };
  expect(lengthOf(Date.UTC(2026, 2, 29, 12))).toBe(23);
  expect(lengthOf(Date.UTC(2026, 9, 25, 12))).toBe(25);
});

test('a month ends at midnight of the zone', () => {
  const calendar = createCalendar('America/New_York');
  expect(calendar.monthAt(Date.parse('2026-06-01T03:59:59.999Z'))).toBe('2026-05');
  expect(calendar.monthAt(Date.parse('2026-06-01T04:00:00.000Z'))).toBe('2026-06');
  expect([monthAfter('2026-01', -1), monthAfter('2026-12', 1), monthAfter('2026-05', -17)]).toEqual([
    '2025-12',
    '2027-01',
    '2024-12',
  ]);
});

describe('a streak', () => {
  const utc = createCalendar('UTC');
  const at = (day: number) => utc.startOf(day) + 12 * HOUR_MS;
  const DAY = 20_000;

  const streakOf = (stored: Omit<StoredStreak, 'length'>, today: number, most = 1) =>
    streakAt({ length: 4, ...stored }, 9, at(today), utc, most);
  const none = { days: 0, best: 9, keptUntil: null, spared: null };
  const dateOf = (day: number) => new Date(utc.startOf(day)).toISOString().slice(0, 10);

  test.each([0, 1, 2, 7])('that may miss %i days is kept until after as many, and a day', (most) => {
    const keptUntil = new Date(utc.startOf(DAY + most + 2)).toISOString();
    expect(streakOf({ day: DAY }, DAY, most)).toEqual({ days: 4, best: 9, keptUntil, spared: null });
    const spared = most === 0 ? null : dateOf(DAY + most);
    expect(streakOf({ day: DAY }, DAY + most + 1, most)).toEqual({ days: 4, best: 9, keptUntil, spared });
    expect(streakOf({ day: DAY }, DAY + most + 2, most)).toEqual(none);
  });

  test('ends with the next missed day after those that were spared within a week, and not later', () => {
    const after = (spared: number) => streakOf({ day: DAY, spared }, DAY + 2).days;
    expect([after(DAY - 5), after(DAY - 6)]).toEqual([0, 4]);
    const afterTwo = (missed: number) =>
      streakOf({ day: DAY, spared: DAY - 1, missed: [missed] }, DAY + 2, 2).days;
    expect([afterTwo(DAY - 5), afterTwo(DAY - 6)]).toEqual([0, 4]);
  });
});
