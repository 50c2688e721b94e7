import { identity } from '#network/identity';
import { formatDate, formatDay } from '@/lib/format-date';

/**
 * Returns the day of a story in the site's time zone, `May 25, 2025`. A day without a time, which is midnight
 * in UTC, is that day everywhere.
 */
export const storyDay = (publishedAt: string): string =>
  publishedAt.endsWith('T00:00:00.000Z')
    ? formatDay(publishedAt)
    : formatDate(publishedAt, identity.timeZone);
