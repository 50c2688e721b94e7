import * as v from 'valibot';
import { recurrenceFaults, recurrenceTexts } from '#messages/content-desk-events';
import { identity } from '#network/identity';
import { locale } from '#network/locale';
import { RECURRENCE_LIMITS, type Repeats } from '@/contract/content-fields';
import { isDay, type Recurrence, recurrenceSchema } from '@/contract/recurrence';
import { shownIn } from '@/lib/clock';
import { formatTime } from '@/lib/format-time';
import { weekOfMonth } from '@/lib/recurrence';

/** The recurrence of an event, as its form holds it: all texts, empty for none. */
export interface RecurrenceValues {
  repeats: Repeats | '';
  every: string;
  until: string;
  count: string;
  /** Days, separated by commas. */
  except: string;
  timeZone: string;
}

export const toRecurrenceValues = (recurrence: Recurrence | null): RecurrenceValues => ({
  repeats: recurrence?.repeats ?? '',
  every: String(recurrence?.every ?? 1),
  until: recurrence?.until ?? '',
  count: recurrence?.count ? String(recurrence.count) : '',
  except: recurrence?.except.join(', ') ?? '',
  timeZone: recurrence?.timeZone ?? identity.timeZone,
});

const daysOf = (text: string): string[] => text.split(/[\s,;]+/).filter((day) => day !== '');

/** Returns the recurrence; null for none, and while the values are not valid. */
export const recurrenceOf = ({ repeats, every, until, count, except, timeZone }: RecurrenceValues) => {
  const { success, output } = v.safeParse(recurrenceSchema, {
    ...{ repeats, timeZone, every: Number(every), until: until || null },
    ...{ count: count === '' ? null : Number(count), except: daysOf(except) },
  });
  return success ? output : null;
};

const isWhole = (text: string, most: number): boolean =>
  /^\d{1,4}$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= most;

/** Returns what is wrong, by the field to change; null if the values are valid. */
export const recurrenceFault = (values: RecurrenceValues): Record<string, string> | null => {
  const { repeats, every, until, count, except } = values;
  if (repeats === '') return null;
  if (!isWhole(every, RECURRENCE_LIMITS.every))
    return { every: recurrenceFaults.every(RECURRENCE_LIMITS.every) };
  if (until !== '' && !isDay(until)) return { until: recurrenceFaults.until };
  if (count !== '' && !isWhole(count, RECURRENCE_LIMITS.count))
    return { count: recurrenceFaults.count(RECURRENCE_LIMITS.count) };
  if (until !== '' && count !== '') return { count: recurrenceFaults.twoEnds };
  const days = daysOf(except);
  const wrong = days.find((day) => !isDay(day));
  if (wrong !== undefined) return { except: recurrenceFaults.except(wrong) };
  return days.length > RECURRENCE_LIMITS.except
    ? { except: recurrenceFaults.days(RECURRENCE_LIMITS.except) }
    : null;
};

/** Returns how an event repeats, in words, by the time with which it begins: `Every month on the second Tuesday`. */
export const repeatsText = (repeats: Repeats, every: number, startsAt: string, timeZone: string): string => {
  const start = shownIn(timeZone, Date.parse(startsAt));
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(start);
  const { weekly, monthly, ...texts } = recurrenceTexts;
  if (repeats === 'weekly') return weekly(every, weekday);
  if (repeats === 'monthly-on-day') return monthly(every, texts.day(new Date(start).getUTCDate()));
  const isLast = repeats === 'monthly-on-last-weekday';
  return monthly(every, isLast ? texts.lastWeekday(weekday) : texts.weekday(weekOfMonth(start), weekday));
};

/** The same with the time of day. */
export const recurrenceText = ({ repeats, every, timeZone }: Recurrence, startsAt: string): string =>
  recurrenceTexts.at(
    repeatsText(repeats, every, startsAt, timeZone),
    `${formatTime(startsAt, timeZone)} ${timeZone}`,
  );
