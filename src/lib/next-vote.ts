import type { Again } from '@/contract/network/voting';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Made when they are first needed, and once: a phone takes 70 ms to make the first one. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** What clocks of a zone show at a time, as the time at which those of UTC show it. */
const shownIn = (timeZone: string, time: number): number => {
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

/** When clocks of a zone first show a time, or the next one that there is where clocks are set forward over it. */
const momentOf = (shown: number, zone: string): number => {
  const before = (time: number): number => shown + time - shownIn(zone, time);
  const near = before(shown);
  const moments = [near, before(near)].filter((time) => shownIn(zone, time) >= shown);
  return Math.min(...moments);
};

/** When a site takes the vote after one that was given at a time, both in milliseconds. */
export const nextVoteAt = (again: Again, time: number): number => {
  if ('hours' in again) return time + again.hours * HOUR_MS;
  const { at, zone } = again;
  const [hours = 0, minutes = 0] = at.split(':').map(Number);
  const sinceMidnight = hours * HOUR_MS + minutes * 60_000;
  for (let day = Math.floor((shownIn(zone, time) - sinceMidnight) / DAY_MS); ; day += 1) {
    const reset = momentOf(day * DAY_MS + sinceMidnight, zone);
    if (reset > time) return reset;
  }
};
