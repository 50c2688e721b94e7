import { endOfEvent, type EventTimes } from '@/contract/event-times';

export type EventState = 'undated' | 'ahead' | 'now' | 'over';

/** Returns an event's state at a time in milliseconds since 1970. */
export const eventState = (times: EventTimes, now: number): EventState => {
  if (times.startsAt === null) return 'undated';
  if (now < Date.parse(times.startsAt)) return 'ahead';
  return now < endOfEvent(times) ? 'now' : 'over';
};
