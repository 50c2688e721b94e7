import ICAL from 'ical.js';
import { EVENT_LENGTH_MS } from '@/contract/event-times';
import type { Recurrence } from '@/contract/recurrence';
import { timesFrom } from '@/lib/recurrence';
import type { DocumentOf } from '../documents';
import { eventCalendar } from './calendar';

const eventOf = (
  startsAt: string,
  endsAt: string | null,
  recurrence: Partial<Recurrence>,
): DocumentOf<'events'> => ({
  ...{ id: 'races', version: 1, edit: '', createdAt: 0, updatedAt: '2026-05-01T00:00:00.000Z' },
  ...{ title: 'Races', when: 'Again and again', summary: '', prize: '', art: 'stage', href: null },
  ...{ startsAt, endsAt },
  recurrence: {
    repeats: 'weekly',
    every: 1,
    until: null,
    count: null,
    except: [],
    timeZone: 'UTC',
    ...recurrence,
  },
});
const calendarOf = (...events: DocumentOf<'events'>[]) => eventCalendar({ events }, 'https://play.example');
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

/** Starts and ends that a calendar program reads, by the time zones of the file alone. */
function readBy(text: string, most: number): string[][] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const [component] = calendar.getAllSubcomponents('vevent');
  if (!component) throw new Error('The calendar has no event');
  const event = new ICAL.Event(component);
  const each = event.iterator();
  return Array.from({ length: most }, () => each.next()).flatMap((start: ICAL.Time | undefined) => {
    if (!start) return [];
    const { startDate, endDate } = event.getOccurrenceDetails(start);
    return [[startDate, endDate].map((time) => time.toJSDate().toISOString())];
  });
}

/** The same by the site, one after the other. */
function shownBy(event: DocumentOf<'events'>, most: number): string[][] {
  const found: string[][] = [];
  let now = Date.parse(event.startsAt ?? '') - 1;
  while (found.length < most) {
    const { startsAt, endsAt } = timesFrom(event, now);
    const start = Date.parse(startsAt ?? '');
    const end = endsAt === null ? start + EVENT_LENGTH_MS : Date.parse(endsAt);
    if (end <= now) break;
    found.push([new Date(start).toISOString(), new Date(end).toISOString()]);
    now = end;
  }
  return found;
}

test.each<[string, string, string | null, Partial<Recurrence>]>([
  ['weekly in UTC', '2026-01-03T18:00:00.000Z', '2026-01-03T20:00:00.000Z', {}],
  ['weekly in Berlin', '2026-01-03T17:00:00.000Z', null, { timeZone: 'Europe/Berlin' }],
  ['every other week', '2026-03-07T23:30:00.000Z', null, { every: 2, timeZone: 'America/New_York' }],
  ['south of the equator', '2026-01-02T09:00:00.000Z', null, { timeZone: 'Australia/Sydney' }],
  [
    'where clocks change by half an hour',
    '2026-01-02T09:00:00.000Z',
    null,
    { timeZone: 'Australia/Lord_Howe' },
  ],
  ['where summer is the standard time', '2026-01-02T09:00:00.000Z', null, { timeZone: 'Europe/Dublin' }],
  ['where clocks follow the moon', '2026-01-02T09:00:00.000Z', null, { timeZone: 'Africa/Casablanca' }],
  ['where clocks never change', '2026-01-02T09:00:00.000Z', null, { timeZone: 'Asia/Kathmandu' }],
  ['monthly on the 31st', '2026-01-31T10:00:00.000Z', null, { repeats: 'monthly-on-day' }],
  ['every 5th month', '2026-01-15T10:00:00.000Z', null, { repeats: 'monthly-on-day', every: 5 }],
  [
    'on the second Tuesday',
    '2026-01-13T22:30:00.000Z',
    null,
    { repeats: 'monthly-on-weekday', timeZone: 'Europe/Berlin' },
  ],
  ['on the fifth Friday', '2026-01-30T18:00:00.000Z', null, { repeats: 'monthly-on-weekday' }],
  [
    'on the last Sunday',
    '2026-01-25T14:00:00.000Z',
    null,
    { repeats: 'monthly-on-last-weekday', timeZone: 'Europe/Berlin' },
  ],
  [
    'from a day on that is not the last Sunday',
    '2026-01-11T14:00:00.000Z',
    null,
    { repeats: 'monthly-on-last-weekday' },
  ],
  [
    'ten times but two',
    '2026-01-03T18:00:00.000Z',
    null,
    { count: 10, except: ['2026-01-10', '2026-02-07'] },
  ],
  [
    'until a day, with it',
    '2026-01-03T18:30:00.000Z',
    null,
    { until: '2026-04-04', timeZone: 'Europe/Berlin' },
  ],
  [
    'not on Christmas, in a zone',
    '2026-11-27T18:00:00.000Z',
    null,
    { except: ['2026-12-25'], timeZone: 'Europe/Berlin' },
  ],
])('%s: calendars and the site have the same times', (_what, startsAt, endsAt, recurrence) => {
  const event = eventOf(startsAt, endsAt, recurrence);
  const shown = shownBy(event, 60);
  expect(shown.length).toBeGreaterThan(5);
  expect(readBy(calendarOf(event), 60)).toEqual(shown);
});

test('a start at 18:00 in Berlin stays there over both changes of the clocks', () => {
  const event = eventOf('2026-01-03T17:00:00.000Z', null, { timeZone: 'Europe/Berlin' });
  const at = (day: string) => timesFrom(event, Date.parse(day)).startsAt;
  expect([at('2026-03-23'), at('2026-03-30'), at('2026-10-26')]).toEqual([
    '2026-03-28T17:00:00.000Z',
    '2026-04-04T16:00:00.000Z',
    '2026-10-31T17:00:00.000Z',
  ]);
});

test('a start in the hour that is skipped is an hour later on that day (RFC 5545, 3.3.5)', () => {
  const event = eventOf('2026-03-22T01:30:00.000Z', null, { timeZone: 'Europe/Berlin' });
  expect(shownBy(event, 3).map(([start]) => start)).toEqual([
    '2026-03-22T01:30:00.000Z',
    '2026-03-29T01:30:00.000Z',
    '2026-04-05T00:30:00.000Z',
  ]);
});

test('a series that has ended has its last times, and an old one its next', () => {
  const ended = eventOf('2026-01-03T18:00:00.000Z', null, { until: '2026-02-01', except: ['2026-01-31'] });
  expect(timesFrom(ended, Date.parse('2027-01-01')).startsAt).toBe('2026-01-24T18:00:00.000Z');
  const counted = eventOf('2026-01-03T18:00:00.000Z', null, { count: 3 });
  expect(timesFrom(counted, Date.parse('2027-01-01')).startsAt).toBe('2026-01-17T18:00:00.000Z');
  const old = eventOf('1000-01-04T18:00:00.000Z', null, {});
  expect(timesFrom(old, Date.parse('2026-01-01')).startsAt).toBe('2026-01-03T18:00:00.000Z');
});

describe('what calendars have stumbled over in files of others', () => {
  const lines = linesOf(
    calendarOf(
      eventOf('2026-01-03T17:00:00.000Z', '2026-01-03T19:00:00.000Z', {
        timeZone: 'Europe/Berlin',
        until: '2026-12-31',
        except: ['2026-05-02', '2026-01-31'],
      }),
    ),
  );

  test('days that are left out have the zone and the hour of the start, each on a line', () => {
    expect(lines.filter((line) => /^(?:DTSTART|DTEND|EXDATE);/.test(line))).toEqual([
      'DTSTART;TZID=Europe/Berlin:20260103T180000',
      'DTEND;TZID=Europe/Berlin:20260103T200000',
      'EXDATE;TZID=Europe/Berlin:20260131T180000',
      'EXDATE;TZID=Europe/Berlin:20260502T180000',
    ]);
  });

  test('the end of a rule is in UTC', () => {
    expect(lines).toContain('RRULE:FREQ=WEEKLY;BYDAY=SA;UNTIL=20261231T225959Z');
  });

  test('the clocks’ changes are yearly rules, without a list of days', () => {
    const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE') + 1);
    expect(zone).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Berlin',
      'BEGIN:DAYLIGHT',
      'DTSTART:19700329T020000',
      'TZOFFSETFROM:+0100',
      'TZOFFSETTO:+0200',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:19701025T030000',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0100',
      'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]);
  });

  test('an old series has the rules that its zone has by now, where these have changed', () => {
    const event = eventOf('2019-01-05T01:00:00.000Z', null, { timeZone: 'America/Mexico_City' });
    const zone = linesOf(calendarOf(event));
    expect(zone).toContain('TZOFFSETTO:-0600');
    expect(zone).not.toContain('BEGIN:DAYLIGHT');
  });

  test('in UTC there is no zone to look up, and times say so', () => {
    const utc = linesOf(calendarOf(eventOf('2026-01-03T18:00:00.000Z', null, { except: ['2026-01-10'] })));
    expect(utc).toEqual(
      expect.arrayContaining([
        'DTSTART:20260103T180000Z',
        'DTEND:20260103T210000Z',
        'EXDATE:20260110T180000Z',
      ]),
    );
    expect(utc).not.toContain('BEGIN:VTIMEZONE');
  });

  test('a zone of several events stands there once, and before them', () => {
    const event = eventOf('2026-01-03T17:00:00.000Z', null, { timeZone: 'Europe/Berlin' });
    const text = calendarOf(event, { ...event, id: 'finals' });
    expect(text.split('BEGIN:VTIMEZONE')).toHaveLength(2);
    expect(text.indexOf('END:VTIMEZONE')).toBeLessThan(text.indexOf('BEGIN:VEVENT'));
  });
});
