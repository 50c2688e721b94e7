import { EVENT_LENGTH_MS, endOfEvent, type EventTimes } from '@/contract/event-times';
import type { Recurrence } from '@/contract/recurrence';
import { DAY_MS } from './calendar';
import { shownIn } from './clock';
import { momentOf } from './local-moment';

/** An event's times, and how they repeat. */
export interface Recurring extends EventTimes {
  readonly recurrence: Recurrence | null;
}

/** Repetitions before the end of an ended series among which the last one that took place is looked for. */
const LOOK_BACK = 64;
const LAST_MOMENT = Date.parse('9999-12-31T00:00:00Z');

/** A series of events with the same local start. */
export interface Series {
  readonly recurrence: Recurrence;
  /** Local start of the first one, as the moment at which UTC clocks show it. */
  readonly start: number;
  /** In milliseconds. */
  readonly length: number;
  readonly hasEnd: boolean;
}

/** Returns the series of a recurring event; null for other events. */
export const seriesOf = ({ recurrence, startsAt, endsAt }: Recurring): Series | null => {
  if (recurrence === null || startsAt === null) return null;
  const start = Date.parse(startsAt);
  const end = endsAt === null ? start : Date.parse(endsAt);
  const length = end > start ? end - start : EVENT_LENGTH_MS;
  return { recurrence, start: shownIn(recurrence.timeZone, start), length, hasEnd: end > start };
};

/** Returns the number of the week in a month in which a day of it lies, from 1 on. */
export const weekOfMonth = (local: number): number => Math.ceil(new Date(local).getUTCDate() / 7);

/** Returns the milliseconds since midnight, as UTC clocks show them. */
export const timeOfDay = (local: number): number => ((local % DAY_MS) + DAY_MS) % DAY_MS;

/** Returns the local start in the month `months` after the first one's; null if the month has none. */
const startInMonth = ({ recurrence, start }: Series, months: number): number | null => {
  const first = new Date(start);
  const [year, month] = [first.getUTCFullYear(), first.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const onDay = (day: number) => (day > lastDay ? null : Date.UTC(year, month, day) + timeOfDay(start));
  if (recurrence.repeats === 'monthly-on-day') return onDay(first.getUTCDate());
  const firstWeekday = new Date(Date.UTC(year, month, 1)).getUTCDay();
  const day = 1 + ((first.getUTCDay() - firstWeekday + 7) % 7);
  if (recurrence.repeats === 'monthly-on-weekday') return onDay(day + 7 * (weekOfMonth(start) - 1));
  return onDay(day + 28) ?? onDay(day + 21);
};

/** Yields the local starts of a series, also of days that are left out, from shortly before `from` on. */
function* localStarts(series: Series, from: number): Generator<number> {
  const { recurrence, start } = series;
  const { repeats, every, count } = recurrence;
  const until = recurrence.until === null ? LAST_MOMENT : Date.parse(recurrence.until) + DAY_MS;
  const isWeekly = repeats === 'weekly';
  const period = every * (isWeekly ? 7 : 31) * DAY_MS;
  let left = count ?? Infinity;
  // A counted series is short, and has to be counted from its start.
  let step = count === null ? Math.max(0, Math.floor((from - start) / period)) : 0;
  for (; left > 0; step += 1) {
    const local = isWeekly ? start + step * period : startInMonth(series, step * every);
    if (local === null) {
      if (start + step * every * 28 * DAY_MS > LAST_MOMENT) return;
      continue;
    }
    if (local >= until) return;
    if (local < start) continue;
    left -= 1;
    yield local;
  }
}

/** Returns the local start of the first time of a series, which may be later than its beginning. */
export const firstStart = (series: Series): number => {
  const [first = series.start] = localStarts(series, series.start);
  return first;
};

const isLeftOut = ({ recurrence: { except } }: Series, local: number): boolean =>
  except.includes(new Date(local).toISOString().slice(0, 10));

/** True unless an event repeats, and ends before its first time or leaves out all of them. */
export const takesPlace = (event: Recurring): boolean => {
  const series = seriesOf(event);
  if (series === null) return true;
  for (const local of localStarts(series, series.start)) if (!isLeftOut(series, local)) return true;
  return false;
};

/** Returns the moments of a local start. */
const timesAt = ({ recurrence, length, hasEnd }: Series, local: number): EventTimes => {
  const start = momentOf(local, recurrence.timeZone);
  const iso = (moment: number) => new Date(moment).toISOString();
  // Calendars give each time the length of the first one, also where the clocks change meanwhile.
  return { startsAt: iso(start), endsAt: hasEnd ? iso(start + length) : null };
};

/** Returns the times with which a series begins. */
export const firstTimes = (series: Series): EventTimes => timesAt(series, firstStart(series));

/**
 * Returns the current or next times of an event at a moment, in milliseconds; the last ones of an event that
 * is over.
 */
export const timesFrom = (event: Recurring, now: number): EventTimes => {
  const { startsAt, endsAt } = event;
  const series = seriesOf(event);
  if (series === null) return { startsAt, endsAt };
  const { recurrence, length } = series;
  const near = shownIn(recurrence.timeZone, now) - length - 2 * DAY_MS;
  for (const local of localStarts(series, near)) {
    if (local < near || isLeftOut(series, local)) continue;
    const found = timesAt(series, local);
    if (endOfEvent(found) > now) return found;
  }
  let last = series.start;
  const until = recurrence.until === null ? LAST_MOMENT : Date.parse(recurrence.until);
  for (const local of localStarts(series, until - LOOK_BACK * recurrence.every * 7 * DAY_MS))
    if (!isLeftOut(series, local)) last = local;
  return timesAt(series, last);
};

/** Weekdays as calendars write them, from Sunday on. */
export const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Converts a moment to `20260525T120000`, as UTC clocks show it. */
export const basicTime = (moment: number): string =>
  new Date(moment).toISOString().replace(/\.\d+Z$|[-:]/g, '');

/** Returns the rule of a series (RFC 5545, 3.3.10). */
export const ruleOf = (series: Series): string => {
  const { repeats, every, count, until, timeZone } = series.recurrence;
  const start = firstStart(series);
  const weekday = WEEKDAYS[new Date(start).getUTCDay()] ?? '';
  const on = {
    weekly: `WEEKLY;BYDAY=${weekday}`,
    'monthly-on-day': `MONTHLY;BYMONTHDAY=${String(new Date(start).getUTCDate())}`,
    'monthly-on-weekday': `MONTHLY;BYDAY=${String(weekOfMonth(start))}${weekday}`,
    'monthly-on-last-weekday': `MONTHLY;BYDAY=-1${weekday}`,
  }[repeats];
  return [
    `FREQ=${on}`,
    ...(every > 1 ? [`INTERVAL=${String(every)}`] : []),
    // A rule has one end at most. Beside a start with a zone, it must be in UTC.
    ...(count === null ? [] : [`COUNT=${String(count)}`]),
    ...(count !== null || until === null
      ? []
      : [`UNTIL=${basicTime(momentOf(Date.parse(until) + DAY_MS - 1_000, timeZone))}Z`]),
  ].join(';');
};
