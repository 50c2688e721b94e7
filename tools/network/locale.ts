import type { DateFormat, NumberFormat, ShortDateFormat } from '@/contract/network/locale';

// Digits match the texts, and years match the site's other dates, even if the locale has its own.
const LATIN = { numberingSystem: 'latn', calendar: 'gregory', timeZone: 'UTC' } as const;

/** Replaces the narrow no-break space, which fonts lack, by the wide one. */
export const withSpaces = (text: string): string => text.replaceAll('\u202F', '\u00A0');

/** Returns a formatter for numbers in a locale (BCP 47), for texts that the build makes. */
export const numbersIn = (locale: string): ((value: number) => string) => {
  const format = new Intl.NumberFormat(locale, LATIN);
  return (value) => withSpaces(format.format(value));
};

const numbersOf = (locale: string): NumberFormat => {
  const partsOf = (value: number) => new Intl.NumberFormat(locale, LATIN).formatToParts(value);
  const valueOf = (type: string) => partsOf(1_234_567.5).find((part) => part.type === type)?.value ?? '';
  const groups = partsOf(12_345_678).filter(({ type }) => type === 'integer');
  return {
    groupedFrom: partsOf(1_234).some(({ type }) => type === 'group') ? 1_000 : 10_000,
    groupsOfTwo: groups.at(-2)?.value.length === 2,
    groupMark: withSpaces(valueOf('group')),
    decimalMark: valueOf('decimal'),
  };
};

const PARTS = ['year', 'month', 'day', 'weekday'];

/** Returns a pattern, and the names to fill in. */
const datesOf = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { ...LATIN, ...options });
  const partsOf = (time: number) => format.formatToParts(time);
  const valuesOf = (type: string, times: number[]) =>
    times.map((time) => partsOf(time).find((part) => part.type === type)?.value ?? '');
  return {
    pattern: partsOf(0)
      .map(({ type, value }) => (PARTS.includes(type) ? `{${type}}` : withSpaces(value)))
      .join(''),
    months: valuesOf(
      'month',
      Array.from({ length: 12 }, (_, n) => Date.UTC(2024, n, 5)),
    ),
    // Starts on Sunday, like `getDay`.
    weekdays: valuesOf(
      'weekday',
      Array.from({ length: 7 }, (_, n) => Date.UTC(2024, 8, 1 + n)),
    ),
  };
};

/**
 * Returns a locale's number and date formats as data: browsers and Node differ in spaces and signs, which would break
 * hydration.
 * @param locale BCP 47
 */
export const localeOf = (
  locale: string,
): { numbers: NumberFormat; dates: DateFormat; 'short-dates': ShortDateFormat } => {
  const long = datesOf(locale, { year: 'numeric', month: 'long', day: 'numeric' });
  const short = datesOf(locale, { month: 'short', day: 'numeric' });
  const weekday = datesOf(locale, { weekday: 'short', month: 'short', day: 'numeric' });
  return {
    numbers: numbersOf(locale),
    dates: { months: long.months, longDate: long.pattern },
    'short-dates': {
      shortMonths: short.months,
      weekdays: weekday.weekdays,
      shortDate: short.pattern,
      weekdayDate: weekday.pattern,
    },
  };
};
