import fc from 'fast-check';
import { nextVoteAt } from './next-vote';

const HOUR_MS = 3_600_000;
const next = (at: string, zone: string, iso: string): string =>
  new Date(nextVoteAt({ at, zone }, Date.parse(iso))).toISOString();

test('after so many hours', () => {
  expect(nextVoteAt({ hours: 12 }, 1_000)).toBe(12 * HOUR_MS + 1_000);
});

test.each([
  ['00:00', 'Europe/Berlin', '2026-05-25T20:00+02:00', '2026-05-26T00:00+02:00'],
  ['00:00', 'Europe/Berlin', '2026-05-26T00:10+02:00', '2026-05-27T00:00+02:00'],
  ['00:00', 'Europe/Berlin', '2026-05-26T00:00+02:00', '2026-05-27T00:00+02:00'],
  ['18:30', 'Asia/Kolkata', '2026-05-25T18:29:59+05:30', '2026-05-25T18:30+05:30'],
  ['00:00', 'UTC', '2026-12-31T23:59:59.999Z', '2027-01-01T00:00Z'],
  // Days of 23 and 25 hours.
  ['00:00', 'Europe/Berlin', '2026-03-29T00:00+01:00', '2026-03-30T00:00+02:00'],
  ['00:00', 'Europe/Berlin', '2026-10-25T00:00+02:00', '2026-10-26T00:00+01:00'],
  // Days with two occurrences of the time.
  ['02:00', 'Europe/Berlin', '2026-10-25T00:00+02:00', '2026-10-25T02:00+02:00'],
  ['02:00', 'Europe/Berlin', '2026-10-25T02:00+02:00', '2026-10-26T02:00+01:00'],
  ['02:30', 'Europe/Berlin', '2026-10-25T02:10+01:00', '2026-10-26T02:30+01:00'],
  ['23:30', 'Africa/Cairo', '2026-10-29T12:00+03:00', '2026-10-29T23:30+03:00'],
  ['01:30', 'America/New_York', '2026-11-01T00:00-04:00', '2026-11-01T01:30-04:00'],
  ['01:00', 'Antarctica/Troll', '2026-10-25T00:00+02:00', '2026-10-25T01:00+02:00'],
  ['02:59', 'Antarctica/Troll', '2026-10-25T00:00+02:00', '2026-10-25T02:59+02:00'],
  // Days without midnight, or without the time.
  ['00:00', 'America/Santiago', '2026-09-05T20:00-04:00', '2026-09-06T01:00-03:00'],
  ['02:30', 'Europe/Berlin', '2026-03-29T00:00+01:00', '2026-03-29T03:30+02:00'],
  ['01:30', 'Antarctica/Troll', '2026-03-29T00:00+00:00', '2026-03-29T03:30+02:00'],
  ['00:00', 'Africa/Cairo', '2026-04-23T12:00+02:00', '2026-04-24T01:00+03:00'],
])('at %s of %s, after %s: %s', (at, zone, time, expected) => {
  expect(next(at, zone, time)).toBe(new Date(expected).toISOString());
});

test('in every zone two votes have the same next one, unless it lies between them', () => {
  const zone = fc.constantFrom(
    ...[
      'UTC',
      'Europe/Berlin',
      'America/Santiago',
      'Asia/Beirut',
      'Africa/Cairo',
      'Antarctica/Troll',
      'Australia/Lord_Howe',
      'Pacific/Kiritimati',
    ],
  );
  const at = fc.constantFrom('00:00', '02:30', '23:59');
  const times = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2030, 0) });
  fc.assert(
    fc.property(zone, at, times, fc.integer({ min: 0, max: 30 * HOUR_MS }), (where, when, time, later) => {
      const again = { at: when, zone: where };
      const reset = nextVoteAt(again, time);
      expect(reset > time && reset - time <= 26 * HOUR_MS).toBe(true);
      const other = nextVoteAt(again, time + later);
      expect(time + later < reset ? other === reset : other > reset).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
