import { identity } from '#network/identity';
import type { EventCard } from '@/contract/content';
import { endOfEvent } from '@/contract/event-times';
import { formatDate, formatMoment } from '@/lib/format-date';
import { formatTime } from '@/lib/format-time';
import { siteMoment } from '../site-moment';

/** When an event takes place: in its author's words, or else from when to when by the site's clock. Empty where nobody knows. */
export const eventTime = ({
  when,
  startsAt,
  endsAt,
}: Pick<EventCard, 'when' | 'startsAt' | 'endsAt'>): string => {
  if (when !== '') return when;
  if (startsAt === null) return '';
  // Old records may have an end that is none.
  if (endsAt === null || endOfEvent({ startsAt, endsAt }) !== Date.parse(endsAt)) return siteMoment(startsAt);
  const start = formatMoment(startsAt, identity.timeZone);
  const isSameDay = formatDate(startsAt, identity.timeZone) === formatDate(endsAt, identity.timeZone);
  const end = isSameDay ? formatTime(endsAt, identity.timeZone) : formatMoment(endsAt, identity.timeZone);
  return `${start} to ${end} ${identity.timeZone}`;
};
