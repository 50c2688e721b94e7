import { identity } from '#network/identity';
import type { EventResponse } from '@/contract/content';
import { endOfEvent } from '@/contract/event-times';
import { eventPath } from '@/contract/pages';
import { shownIn } from '@/lib/clock';
import { basicTime } from '@/lib/recurrence';

/**
 * Returns the link that adds an event to Google Calendar; null for an event without a date. It cannot leave
 * days out, so of a series with such days it has the next time alone.
 */
export const googleCalendarLink = ({ id, title, summary, next, recurrence }: EventResponse['item']) => {
  const series = recurrence?.except.length === 0 ? recurrence : null;
  const times = series ?? next;
  if (times.startsAt === null) return null;
  const timeZone = series?.timeZone ?? identity.timeZone;
  const local = (time: number) => basicTime(shownIn(timeZone, time));
  const address = new URL('https://calendar.google.com/calendar/render');
  address.search = String(
    new URLSearchParams({
      action: 'TEMPLATE',
      text: title,
      dates: `${local(Date.parse(times.startsAt))}/${local(endOfEvent(times))}`,
      ctz: timeZone,
      details: `${summary}\n${identity.url}${eventPath(id)}`.trim(),
      ...(series && { recur: `RRULE:${series.rule}` }),
    }),
  );
  return address.href;
};
