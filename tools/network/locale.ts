import type { DateFormat, NumberFormat, ShortDateFormat } from '@/contract/network/locale';

// Digits are those of the texts, and years those of the site's other dates, whatever the locale would have.
const LATIN = { numberingSystem: 'latn', calendar: 'gregory', timeZone: 'UTC' } as const;

/** With the wider of the two spaces that do not break, as fonts have no other. */
export const withSpaces = (text: string): string => text.replaceAll('\u202F', '\u00A0');

/** How a locale (BCP 47) writes numbers, for texts that the build makes. */
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

/** A pattern, and the names that stand in it. */
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
    // From Sunday on, as `getDay` counts.
    weekdays: valuesOf(
      'weekday',
      Array.from({ length: 7 }, (_, n) => Date.UTC(2024, 8, 1 + n)),
    ),
  };
};

/**
 * How a locale writes numbers and dates, as data: browsers and Node differ in spaces and signs, which hydration would not forgive.
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
