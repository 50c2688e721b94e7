import type { EventTimes } from './event-times';
import { isBlank } from './text';

interface WrittenTimes extends EventTimes {
  /** In words. */
  readonly when: string;
}

/** What is wrong with when an event takes place, by the field to change; null when nothing is. */
export const eventFault = ({ when, startsAt, endsAt }: WrittenTimes): Record<string, string> | null => {
  if (startsAt === null && endsAt !== null) return { startsAt: 'What has an end needs a beginning' };
  if (startsAt === null && isBlank(when)) return { when: 'Say when it takes place, or give its beginning' };
  const isBackwards = startsAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.parse(startsAt);
  return isBackwards ? { endsAt: 'The end must come after the beginning' } : null;
};
