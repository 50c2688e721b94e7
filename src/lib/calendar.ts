import { shownIn } from './clock';

export const DAY_MS = 86_400_000;

/**
 * Returns a function that numbers the calendar days of a time zone, by its IANA name, or of the machine's.
 * The function takes a time in milliseconds; successive days differ by one, even those of 23 or 25 hours.
 * Throws a RangeError for an unknown zone.
 */
export const calendarOf = (timeZone?: string): ((time: number) => number) => {
  // Needs no formatter, the first of which takes a phone 70 ms.
  if (timeZone === undefined) {
    return (time) => {
      const date = new Date(time);
      return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
    };
  }
  // Throws at once for an unknown zone.
  shownIn(timeZone, 0);
  return (time) => Math.floor(shownIn(timeZone, time) / DAY_MS);
};

/** Returns the milliseconds from a time to the machine's next midnight. */
export const untilTomorrow = (time: number): number => {
  const midnight = new Date(time);
  midnight.setHours(24, 0, 0, 0);
  return midnight.getTime() - time;
};

/**
 * Returns the effective time of a record as of now, all in milliseconds. After a clock was set back, records
 * lie in the future: within a day they are as of now; those further ahead were made under a wrong clock, and
 * are null.
 */
export const settleTime = (recorded: number, now: number): number | null =>
  recorded - now > DAY_MS ? null : Math.min(recorded, now);
