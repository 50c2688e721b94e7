import fc from 'fast-check';
import { localTime, momentsAt, offsetAt } from './zoned-time';

test.each([
  ['UTC', '2026-03-29T02:30', ['2026-03-29T02:30:00.000Z']],
  ['Europe/Berlin', '2026-01-15T20:00', ['2026-01-15T19:00:00.000Z']],
  ['Europe/Berlin', '2026-07-15T20:00', ['2026-07-15T18:00:00.000Z']],
  ['Asia/Kolkata', '2026-01-15T00:15', ['2026-01-14T18:45:00.000Z']],
  ['Asia/Kolkata', '2026-01-15T00:15:30.5', ['2026-01-14T18:45:30.500Z']],
  // Clocks go forward from two to three, and back from three to two.
  ['Europe/Berlin', '2026-03-29T01:59', ['2026-03-29T00:59:00.000Z']],
  ['Europe/Berlin', '2026-03-29T02:00', []],
  ['Europe/Berlin', '2026-03-29T02:59', []],
  ['Europe/Berlin', '2026-03-29T03:00', ['2026-03-29T01:00:00.000Z']],
  ['Europe/Berlin', '2026-10-25T02:30', ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z']],
  ['Europe/Berlin', '2026-10-25T03:00', ['2026-10-25T02:00:00.000Z']],
  ['America/New_York', '2026-11-01T01:30', ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']],
  // Daylight saving time of half an hour.
  ['Australia/Lord_Howe', '2026-04-05T01:45', ['2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z']],
  // A day that was skipped.
  ['Pacific/Apia', '2011-12-30T12:00', []],
])('in %s, %s is %j', (zone, local, moments) => {
  expect(momentsAt(local, zone)).toEqual(moments);
});

test.each(['', 'tomorrow', '2026-13-01T00:00', '2026-01-01', '0202-01-01T00:00', '+12026-01-01T00:00'])(
  'is no time: %j',
  (text) => {
    expect(momentsAt(text, 'UTC')).toBeNull();
  },
);

test.each([
  ['Europe/Berlin', '2026-10-25T00:30:00Z', 'UTC+02:00'],
  ['Europe/Berlin', '2026-10-25T01:30:00Z', 'UTC+01:00'],
  ['Asia/Kolkata', '2026-10-25T01:30:00Z', 'UTC+05:30'],
  ['America/St_Johns', '2026-07-01T12:00:00Z', 'UTC−02:30'],
  ['UTC', '2026-07-01T12:00:00Z', 'UTC+00:00'],
])('the clocks of %s at %s go by %s', (zone, iso, offset) => {
  expect(offsetAt(iso, zone)).toBe(offset);
});

test('what a time is on the clocks leads back to it, whichever zone and time it is', () => {
  const zones = fc.constantFrom(
    'UTC',
    'Europe/London',
    'America/Caracas',
    'Asia/Kathmandu',
    'Pacific/Apia',
    'Africa/Casablanca',
  );
  const minutes = fc.integer({ min: Date.UTC(1975, 0) / 60_000, max: Date.UTC(2060, 0) / 60_000 });
  fc.assert(
    fc.property(zones, minutes, (zone, minute) => {
      const iso = new Date(minute * 60_000).toISOString();
      expect(momentsAt(localTime(iso, zone), zone)).toContain(iso);
    }),
  );
});
