import { readSubject } from '../../../tools/network/read-subject';

const event = { id: 'races', title: 'Races', when: 'On Fridays', art: 'stage' };
const dated = { ...event, when: undefined, startsAt: '2026-06-01T20:00+02:00' };
const read = (...events: unknown[]) => readSubject('events', { events });

test('what is left out is empty, times become UTC, and a link gets its https', () => {
  expect(read(event, { ...dated, id: 'b', endsAt: '2026-06-01T19:00:00Z', href: 'discord.gg/abc' })).toEqual({
    events: [
      { ...event, summary: '', startsAt: null, endsAt: null, recurrence: null, prize: '', href: null },
      {
        ...{ ...event, id: 'b', when: '', summary: '', prize: '', href: 'https://discord.gg/abc' },
        ...{ startsAt: '2026-06-01T18:00:00.000Z', endsAt: '2026-06-01T19:00:00.000Z', recurrence: null },
      },
    ],
  });
  expect(read()).toEqual({ events: [] });
});

const TIME = 'startsAt: must be a time with its zone, like 2026-06-01T18:00:00Z or 2026-06-01T20:00+02:00';
test.each([
  ['neither a date nor words', { ...event, when: '' }, 'when: Say when it takes place'],
  ['an end alone', { ...event, endsAt: '2026-06-01T18:00:00Z' }, 'startsAt: What has an end'],
  [
    'an end before its beginning',
    { ...dated, endsAt: '2026-06-01T17:00:00Z' },
    'endsAt: The end must come after the beginning',
  ],
  [
    'what repeats without a beginning',
    { ...event, recurrence: { repeats: 'weekly' } },
    'startsAt: What repeats needs a beginning',
  ],
  [
    'what repeats without words',
    { ...dated, recurrence: { repeats: 'weekly' } },
    'when: Say in words when it takes place',
  ],
  [
    'a series with two ends',
    { ...dated, when: 'Weekly', recurrence: { repeats: 'weekly', count: 3, until: '2026-08-01' } },
    'recurrence: must have until or count, and not both',
  ],
  [
    'another way to repeat',
    { ...dated, when: 'Daily', recurrence: { repeats: 'daily' } },
    'recurrence.repeats: must be one of weekly',
  ],
  ['a time without a zone', { ...dated, startsAt: '2026-06-01T20:00' }, TIME],
  ['a day that there is not', { ...dated, startsAt: '2026-02-30T20:00Z' }, TIME],
  ['a picture of no name', { ...event, art: 'A photo' }, 'art: must be up to 20 lower-case letters'],
  ['a link that leads nowhere', { ...event, href: 'rules' }, 'href: must be a valid address'],
])('%s is refused', (_what, written, said) => {
  expect(() => read(written)).toThrow(`events.0.${said}`);
});

test('an id that stands there twice is refused', () => {
  expect(() => read(event, event)).toThrow('events.1.id: stands there twice');
});
