import { shownIn } from './clock';

/**
 * Converts an ISO 8601 time to a date whose UTC fields are the local time of a zone, or of the machine, which
 * needs no `Intl.DateTimeFormat`. The first formatter blocks a phone for 50 ms, amid rendering live data or
 * opening a dialog.
 * @throws RangeError for an invalid time
 */
export const shownAt = (iso: string, timeZone?: string): Date => {
  const date = new Date(iso);
  const time = date.getTime();
  if (timeZone === undefined) return new Date(time - date.getTimezoneOffset() * 60_000);
  return new Date(timeZone === 'UTC' ? time : shownIn(timeZone, time));
};

/**
 * ISO 8601 time → `14:03` in the given time zone, or the machine's. Throws a RangeError for an invalid time.
 */
export const formatTime = (iso: string, timeZone?: string): string =>
  formatTimeWithSeconds(iso, timeZone).slice(0, 5);

/** {@link formatTime} with seconds: `14:03:09`. */
export const formatTimeWithSeconds = (iso: string, timeZone?: string): string =>
  shownAt(iso, timeZone).toISOString().slice(11, 19);
