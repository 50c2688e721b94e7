import type { EventCard } from '@/contract/content';

/** Sorts the next events first, and those without a date last. */
export const nextFirst = <Event extends Pick<EventCard, 'next'>>(events: readonly Event[]): Event[] => {
  const keyOf = ({ next }: Event) => next.startsAt ?? '~';
  return events.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : Number(keyOf(a) > keyOf(b))));
};
