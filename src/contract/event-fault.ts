import type { EventTimes } from './event-times';
import { isBlank } from './text';

interface WrittenTimes extends EventTimes {
  /** The event's time in words. */
  readonly when: string;
  readonly recurrence: object | null;
}

/** Returns what is wrong with an event's times, by the field to change; null if they are valid. */
export const eventFault = ({
  when,
  startsAt,
  endsAt,
  recurrence,
}: WrittenTimes): Record<string, string> | null => {
  if (startsAt === null && endsAt !== null) return { startsAt: 'What has an end needs a beginning' };
  if (startsAt === null && recurrence !== null) return { startsAt: 'What repeats needs a beginning' };
  if (recurrence !== null && isBlank(when))
    return { when: 'Say in words when it takes place, like Every Saturday' };
  if (startsAt === null && isBlank(when)) return { when: 'Say when it takes place, or give its beginning' };
  const isBackwards = startsAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt);
  return isBackwards ? { endsAt: 'The end must come after the beginning' } : null;
};
