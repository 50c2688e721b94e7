import { identity } from '#network/identity';
import type { EventCard } from '@/contract/content';
import { endOfEvent } from '@/contract/event-times';
import { formatDate, formatMoment } from '@/lib/format-date';
import { formatTime } from '@/lib/format-time';
import { siteMoment } from '../site-moment';

/**
 * Returns an event's time in its author's words, or else from start to end in the site's time zone. Empty if
 * unknown.
 */
export const eventTime = ({
  when,
  startsAt,
  endsAt,
}: Pick<EventCard, 'when' | 'startsAt' | 'endsAt'>): string => {
  if (when !== '') return when;
  if (startsAt === null) return '';
  // Old records may have an invalid end.
  if (endsAt === null || endOfEvent({ startsAt, endsAt }) !== Date.parse(endsAt)) return siteMoment(startsAt);
  const start = formatMoment(startsAt, identity.timeZone);
  const isSameDay = formatDate(startsAt, identity.timeZone) === formatDate(endsAt, identity.timeZone);
  const end = isSameDay ? formatTime(endsAt, identity.timeZone) : formatMoment(endsAt, identity.timeZone);
  return `${start} to ${end} ${identity.timeZone}`;
};
