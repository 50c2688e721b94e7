import { takesPlace } from '@/lib/recurrence';
import type { Network } from './subjects';

/** Returns the recurrence of an event with the time zone in which it repeats, which a folder may leave out. */
export const recurrenceOf = (
  { recurrence }: Network['events']['events'][number],
  { timeZone }: Network['identity'],
) => recurrence && { ...recurrence, timeZone: recurrence.timeZone ?? timeZone };

/** Returns the events that repeat but never take place, one line each. */
export const lostSeries = ({ events, identity }: Pick<Network, 'events' | 'identity'>): string[] =>
  events.events.flatMap((event, index) =>
    takesPlace({ ...event, recurrence: recurrenceOf(event, identity) })
      ? []
      : `events.ts: events.${String(index)}.recurrence: must have a time that takes place`,
  );
