import { identity } from '#network/identity';
import type { EventCard } from '@/contract/content';
import { endOfEvent } from '@/contract/event-times';
import { formatDate, formatMoment } from '@/lib/format-date';
import { formatTime } from '@/lib/format-time';

type Times = Pick<EventCard, 'when' | 'startsAt' | 'endsAt'>;

/**
 * Returns an event's time in its author's words, or else from start to end in a time zone, or the machine's.
 * Empty if unknown.
 */
export const eventTimeIn = ({ when, startsAt, endsAt }: Times, timeZone?: string): string => {
  if (when !== '') return when;
  if (startsAt === null) return '';
  const start = formatMoment(startsAt, timeZone);
  // Old records may have an invalid end.
  if (endsAt === null || endOfEvent({ startsAt, endsAt }) !== Date.parse(endsAt)) return start;
  const isSameDay = formatDate(startsAt, timeZone) === formatDate(endsAt, timeZone);
  return `${start} to ${(isSameDay ? formatTime : formatMoment)(endsAt, timeZone)}`;
};

/** Returns an event's time for visitors, in the site's time zone, which is named. */
export const eventTime = (event: Times): string => {
  const time = eventTimeIn(event, identity.timeZone);
  return time === event.when ? time : `${time} ${identity.timeZone}`;
};
