import { timeZone } from '@/content/site';
import type { ContentResponse } from '@/contract/content';
import { formatDate, formatDay, formatMoment } from '@/lib/format';

/** As the zone is called beside a time: `UTC`, `GMT+2`. */
const zoneAt = (iso: string): string => {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' }).formatToParts(
    new Date(iso),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
};

/** When an event takes place: its own words, else its time in the site's zone, `May 25, 2025, 14:03 UTC`. Empty where it has neither. */
export const eventWhen = ({
  when,
  startsAt,
}: Pick<ContentResponse['events'][number], 'when' | 'startsAt'>): string => {
  if (when !== '' || startsAt === null) return when;
  return `${formatMoment(startsAt, timeZone)} ${zoneAt(startsAt)}`;
};

/** The day of a story in the site's zone, `May 25, 2025`. What was written as a day, which is midnight in UTC, is that day everywhere. */
export const storyDay = (publishedAt: string): string =>
  publishedAt.endsWith('T00:00:00.000Z') ? formatDay(publishedAt) : formatDate(publishedAt, timeZone);
