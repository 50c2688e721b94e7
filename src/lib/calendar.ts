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
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  return (time) => {
    const date: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
    for (const { type, value } of format.formatToParts(time)) date[type] = Number(value);
    return Date.UTC(date.year ?? 0, (date.month ?? 1) - 1, date.day) / DAY_MS;
  };
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
