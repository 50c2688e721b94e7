import { yupToFormErrors, validateYupSchema } from 'formik';
import { recurrenceFaults } from '#messages/content-desk-events';
import type { DeskEvent } from '@/contract/content';
import { EVENT_LENGTH_MS } from '@/contract/event-times';
import { eventState } from '../../events/event-state';
import { eventSchema, type EventValues, toEventBody, toEventValues } from './event-values';

const races: DeskEvent = {
  id: 'races',
  version: 2,
  updatedAt: '2026-05-01T12:00:00.000Z',
  title: 'Boat races',
  when: '',
  summary: '',
  startsAt: '2026-06-01T18:00:00.000Z',
  endsAt: null,
  prize: '',
  art: 'stage',
  recurrence: null,
  href: null,
};

/** Returns the form's errors by field. */
const faults = async (changes: Partial<EventValues>) => {
  try {
    await validateYupSchema({ ...toEventValues(races), ...changes }, eventSchema);
    return {};
  } catch (fault) {
    return yupToFormErrors(fault);
  }
};

test.each<[string, Partial<EventValues>, object]>([
  ['a beginning', {}, {}],
  ['words alone', { startsAt: null, when: 'Every Friday' }, {}],
  ['neither', { startsAt: null }, { when: 'Say when it takes place, or give its beginning' }],
  ['invisible words', { startsAt: null, when: '\u200b' }, { when: expect.stringContaining('Say when') }],
  [
    'an end without a beginning',
    { startsAt: null, endsAt: '2026-06-01T18:00:00.000Z' },
    { startsAt: 'What has an end needs a beginning' },
  ],
  [
    'an end at the beginning',
    { endsAt: '2026-06-01T18:00:00.000Z' },
    { endsAt: 'The end must come after the beginning' },
  ],
  [
    'a last day before the beginning',
    { repeats: 'weekly', until: '2026-05-01' },
    { until: recurrenceFaults.never },
  ],
  [
    'an only day that is left out',
    { repeats: 'weekly', count: '1', except: '2026-06-01' },
    { except: recurrenceFaults.never },
  ],
  ['no title', { title: ' ' }, { title: 'Title is required' }],
  [
    'two faults',
    { title: '', startsAt: null },
    { title: 'Title is required', when: expect.stringContaining('Say when') },
  ],
  ['a link out of the site', { href: '//evil.example' }, { href: expect.stringContaining('Link must be') }],
])('an event with %s is checked before it is sent', async (_what, changes, expected) => {
  expect(await faults(changes)).toEqual(expected);
});

test('a form that nobody has touched says what there is already', () => {
  const kept = { id: races.id, version: races.version, updatedAt: races.updatedAt };
  expect({ ...kept, ...toEventBody(toEventValues(races)) }).toEqual(races);
  const linked = { ...races, href: '/rules' };
  expect(toEventBody(toEventValues(linked)).href).toBe('/rules');
  expect(toEventBody({ ...toEventValues(linked), href: ' ' }).href).toBeNull();
});

test('an event is to come, then on, then over', () => {
  const start = Date.parse('2026-06-01T18:00:00.000Z');
  expect(eventState(races, start - 1)).toBe('ahead');
  expect(eventState(races, start)).toBe('now');
  expect(eventState(races, start + EVENT_LENGTH_MS - 1)).toBe('now');
  expect(eventState(races, start + EVENT_LENGTH_MS)).toBe('over');
  const short = { ...races, endsAt: '2026-06-01T18:30:00.000Z' };
  expect(eventState(short, Date.parse(short.endsAt) - 1)).toBe('now');
  expect(eventState(short, Date.parse(short.endsAt))).toBe('over');
  expect(eventState({ ...races, startsAt: null }, start)).toBe('undated');
});
