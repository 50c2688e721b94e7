import { shortDate, shortMonths, weekdayDate, weekdays } from '#network/short-dates';
import { filled } from './filled-date';

/** ISO 8601 time → `May 25` in the given time zone, or the machine's. */
export const formatShortDate = (iso: string, timeZone?: string): string =>
  filled(shortDate, shortMonths, iso, timeZone);

/** ISO 8601 time → `Sun, May 25`, in the machine's time zone. */
export const formatWeekday = (iso: string): string =>
  filled(weekdayDate, shortMonths, iso, undefined, weekdays);
