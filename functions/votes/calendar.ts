const DAY_MS = 86_400_000;
/** More than any zone's offset from UTC. */
const FURTHEST_MS = 16 * 3_600_000;

/** Days of the calendar by number, counted from 1970-01-01. */
export interface Calendar {
  dayAt(milliseconds: number): number;
  /** Returns when a day begins, in milliseconds since 1970. */
  startOf(day: number): number;
  /** Returns the month at a time, such as `2026-05`. */
  monthAt(milliseconds: number): string;
}

/**
 * Days and months of a time zone. When clocks change, a day has 23 or 25 hours, and is still one day.
 * @throws RangeError for an unknown zone
 */
export function createCalendar(timeZone: string): Calendar {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const dateAt = (milliseconds: number): string => format.format(milliseconds);
  const dayAt = (milliseconds: number): number => Date.parse(dateAt(milliseconds)) / DAY_MS;
  return {
    dayAt,
    monthAt: (milliseconds) => dateAt(milliseconds).slice(0, 7),
    startOf(day) {
      let [before, after] = [day * DAY_MS - FURTHEST_MS, day * DAY_MS + FURTHEST_MS];
      while (after - before > 1) {
        const middle = Math.floor((before + after) / 2);
        if (dayAt(middle) < day) before = middle;
        else after = middle;
      }
      return after;
    },
  };
}

/** Returns a date such as `2026-05-25`. */
export const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Returns the month that is `count` months after another one, or before it. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}
