import { timeZone } from '@/content/site';
import type { EventCard } from '@/contract/content';
import { formatDate, formatMoment, formatTime } from '@/lib/format';
import { siteMoment } from '../site-moment';

/** When an event takes place: in its author's words, or else from when to when by the site's clock. Empty where nobody knows. */
export const eventTime = ({
  when,
  startsAt,
  endsAt,
}: Pick<EventCard, 'when' | 'startsAt' | 'endsAt'>): string => {
  if (when !== '') return when;
  if (startsAt === null) return '';
  if (endsAt === null) return siteMoment(startsAt);
  const start = formatMoment(startsAt, timeZone);
  const isSameDay = formatDate(startsAt, timeZone) === formatDate(endsAt, timeZone);
  const end = isSameDay ? formatTime(endsAt, timeZone) : formatMoment(endsAt, timeZone);
  return `${start} to ${end} ${timeZone}`;
};
