import type { EventCard } from '@/contract/content';
import { EVENT_LENGTH_MS } from '@/contract/content-fields';

export type EventState = 'undated' | 'ahead' | 'now' | 'over';

/** Where an event stands at a moment in milliseconds. One without an end is over some hours after it has begun. */
export const eventState = (
  { startsAt, endsAt }: Pick<EventCard, 'startsAt' | 'endsAt'>,
  now: number,
): EventState => {
  if (startsAt === null) return 'undated';
  const start = Date.parse(startsAt);
  if (now < start) return 'ahead';
  const end = endsAt === null ? start + EVENT_LENGTH_MS : Date.parse(endsAt);
  return now < end ? 'now' : 'over';
};
