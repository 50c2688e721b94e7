import events from '../../test/network/events';
import { testNetwork } from '../../test/support/fixtures/a-network';
import { readAll } from '../../test/support/fixtures/read-all';
import { lostSeries } from './series';

test('events that repeat but never take place are named', () => {
  const [event] = events.events;
  const start = { ...event, startsAt: '2026-09-05T18:00:00Z', endsAt: null, when: 'Saturdays' };
  const strange = readAll('test/network', {
    events: {
      events: [
        { ...start, id: 'fine', recurrence: { repeats: 'weekly' } },
        { ...start, id: 'over', recurrence: { repeats: 'weekly', until: '2025-12-31' } },
        { ...start, id: 'off', recurrence: { repeats: 'weekly', count: 1, except: ['2026-09-05'] } },
      ],
    },
  });
  expect(lostSeries(strange)).toEqual([
    'events.ts: events.1.recurrence: must have a time that takes place',
    'events.ts: events.2.recurrence: must have a time that takes place',
  ]);
  expect(lostSeries(testNetwork)).toEqual([]);
});
