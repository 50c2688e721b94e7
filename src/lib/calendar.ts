import { shownIn } from './clock';

export const DAY_MS = 86_400_000;

/**
 * Numbers the calendar days of a time zone, given by its IANA name, or of the machine's: the function takes a time in
 * milliseconds, and two days that follow each other differ by one, also where the clocks make one of 23 or 25 hours.
 * Throws a RangeError for a zone that nobody knows.
 */
export const calendarOf = (timeZone?: string): ((time: number) => number) => {
  // A phone takes 70 ms to make the first formatter.
  if (timeZone === undefined) {
    return (time) => {
      const date = new Date(time);
      return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
    };
  }
  // Says at once that nobody knows the zone.
  shownIn(timeZone, 0);
  return (time) => Math.floor(shownIn(timeZone, time) / DAY_MS);
};

/** Milliseconds from a time to the machine's next midnight. */
export const untilTomorrow = (time: number): number => {
  const midnight = new Date(time);
  midnight.setHours(24, 0, 0, 0);
  return midnight.getTime() - time;
};

/**
 * When something recorded counts as done, seen from now, all in milliseconds. A clock that was set back puts records into
 * the future: within a day they count as of now, further ahead they were made under a clock that was wrong, and are null.
 */
export const settleTime = (recorded: number, now: number): number | null =>
  recorded - now > DAY_MS ? null : Math.min(recorded, now);
