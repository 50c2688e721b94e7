/** Made when they are first needed, and once: a phone takes 70 ms to make the first one. */
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The time at which clocks of UTC show what those of a zone show at `time`, to the second; both in milliseconds.
 * @throws RangeError for an invalid time, or a zone that nobody knows
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
