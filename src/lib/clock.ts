/** Created on demand and cached, because the first one takes a phone 70 ms. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the time at which UTC clocks show what a zone's clocks show at `time`, to the second; both in
 * milliseconds.
 * @throws RangeError for an invalid time or an unknown zone
 */
export const shownIn = (timeZone: string, time: number): number => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  formats.set(timeZone, format);
  const [month = 1, day = 1, year = 0, ...rest] = (format.format(time).match(/\d+/g) ?? []).map(Number);
  const [hour = 0, minute = 0, second = 0] = rest;
  return Date.UTC(year, month - 1, day, hour, minute, second);
};
