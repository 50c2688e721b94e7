import { longDate, months } from '#network/dates';
import { filled } from './filled-date';
import { formatTime } from './format-time';

/** ISO 8601 day, without a time → `May 25, 2025`, the same in every time zone. */
export const formatDay = (day: string): string => formatDate(day, 'UTC');

/** ISO 8601 time → `May 25, 2025` in the given time zone, or the machine's. */
export const formatDate = (iso: string, timeZone?: string): string => filled(longDate, months, iso, timeZone);

/** ISO 8601 time → `May 25, 2025, 14:03` in the given time zone, or the machine's. */
export const formatMoment = (iso: string, timeZone?: string): string =>
  `${formatDate(iso, timeZone)}, ${formatTime(iso, timeZone)}`;
