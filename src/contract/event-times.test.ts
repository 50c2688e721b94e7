import { endOfEvent } from './event-times';

test.each([
  [
    'with an end, that is it',
    '2026-06-01T18:00:00.000Z',
    '2026-06-02T01:30:00.000Z',
    '2026-06-02T01:30:00.000Z',
  ],
  ['without an end it lasts three hours', '2026-06-01T22:30:00.000Z', null, '2026-06-02T01:30:00.000Z'],
  [
    'an end before its beginning is none',
    '2026-06-01T18:00:00.000Z',
    '2026-06-01T17:00:00.000Z',
    '2026-06-01T21:00:00.000Z',
  ],
  [
    'an end at its beginning is none',
    '2026-06-01T18:00:00.000Z',
    '2026-06-01T18:00:00.000Z',
    '2026-06-01T21:00:00.000Z',
  ],
  ['no year gets a fifth digit', '9999-12-31T23:00:00.000Z', null, '9999-12-31T23:59:59.000Z'],
])('%s', (_what, startsAt, endsAt, expected) => {
  expect(endOfEvent({ startsAt, endsAt })).toBe(Date.parse(expected));
});

test('an event without a date never ends', () => {
  expect(endOfEvent({ startsAt: null, endsAt: null })).toBe(Infinity);
});
