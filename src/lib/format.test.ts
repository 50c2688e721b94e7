import { aNetwork, testNetwork } from '../../test/support/fixtures/a-network';
import { formatDate, formatDay, formatMoment } from './format-date';
import { formatNumber } from './format-number';
import { formatShortDate, formatWeekday } from './format-short-date';
import { formatTime, formatTimeWithSeconds } from './format-time';

describe('formatting', () => {
  it('separates thousands with commas', () => {
    expect([0, 999, 1000, 1234567].map((value) => formatNumber(value))).toEqual([
      '0',
      '999',
      '1,000',
      '1,234,567',
    ]);
    expect(formatNumber(1234.5, 2)).toBe('1,234.50');
  });

  it('shows a time of day in the asked time zone, on 24 hours', () => {
    expect(formatTime('2025-05-25T14:03:09Z', 'UTC')).toBe('14:03');
    expect(formatTime('2025-05-25T18:33:09Z', 'Asia/Kolkata')).toBe('00:03');
    expect(formatTimeWithSeconds('2025-05-25T00:03:09Z', 'UTC')).toBe('00:03:09');
  });

  it('shows a day in words, and the same day in every time zone', () => {
    expect(formatDay('2025-05-25')).toBe('May 25, 2025');
    expect(formatDay('2025-05-05')).toBe('May 5, 2025');
    expect(formatShortDate('2025-05-25T12:00:00Z')).toBe('May 25');
    expect(formatWeekday('2025-05-25T12:00:00Z')).toBe('Sun, May 25');
  });

  it('shows the machine’s own time as its zone says', () => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    // Covers each month, each weekday, and each single-digit hour and minute.
    for (let step = 0; step < 400; step += 1) {
      const iso = new Date(Date.UTC(2024, 0, 1) + step * 93_784_567).toISOString();
      expect(formatMoment(iso)).toBe(formatMoment(iso, zone));
      expect(formatDate(iso)).toBe(formatDate(iso, zone));
      expect(formatTimeWithSeconds(iso)).toBe(formatTimeWithSeconds(iso, zone));
      expect(formatWeekday(iso)).toBe(
        new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' }).format(
          new Date(iso),
        ),
      );
    }
  });

  it.each([formatTime, formatTimeWithSeconds, formatDate, formatShortDate])(
    'refuses what is no time: %p',
    (format) => expect(() => format('soon')).toThrow(RangeError),
  );

  it('makes no format of dates for the machine’s own time, nor of numbers: the first takes a phone 50 ms', () => {
    const dates = jest.spyOn(Intl, 'DateTimeFormat');
    const numbers = jest.spyOn(Intl, 'NumberFormat');
    formatMoment('2025-05-25T14:03:09Z');
    formatTimeWithSeconds('2025-05-25T14:03:09Z');
    formatWeekday('2025-05-25T14:03:09Z');
    expect([-1234, 123456.78, 0].map((value) => formatNumber(value))).toEqual(['-1,234', '123,456.78', '0']);
    expect(dates).not.toHaveBeenCalled();
    expect(numbers).not.toHaveBeenCalled();
  });
});

/** Unifies spaces, whose kinds Node mixes. */
const spaced = (text: string): string => text.replaceAll(/\s/g, ' ');
it.each('en-IN de-DE de-CH fr-FR es-ES pt-PT pl-PL ru-RU cs-CZ hu-HU ja-JP th-TH'.split(' '))(
  'in %s numbers and dates are written as usual there',
  (locale) => {
    aNetwork({ identity: { ...testNetwork.identity, locale } });
    const numberIn = (value: number, decimals?: number) =>
      new Intl.NumberFormat(`${locale}-u-nu-latn`, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(value);
    for (const value of [0, 7, 999, 1_000, 9_999, 10_000, 1_234_567, 987_654_321, 1_000.125, 12.5]) {
      expect(spaced(formatNumber(value))).toBe(spaced(numberIn(value)));
      expect(spaced(formatNumber(value, 2))).toBe(spaced(numberIn(value, 2)));
    }
    const short = { timeZone: 'UTC', month: 'short', day: 'numeric' } as const;
    const dateIn = (iso: string, options: Intl.DateTimeFormatOptions) =>
      spaced(
        new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { ...short, ...options }).format(
          new Date(iso),
        ),
      );
    for (let month = 0; month < 12; month += 1) {
      const iso = new Date(Date.UTC(2025, month, 3 + 2 * month, 12)).toISOString();
      expect(spaced(formatDate(iso, 'UTC'))).toBe(dateIn(iso, { year: 'numeric', month: 'long' }));
      expect(spaced(formatShortDate(iso, 'UTC'))).toBe(dateIn(iso, {}));
      expect(spaced(formatWeekday(iso))).toBe(dateIn(iso, { weekday: 'short' }));
    }
  },
);

it('leaves no narrow space, which fonts do not have', () => {
  aNetwork({ identity: { ...testNetwork.identity, locale: 'fr-FR' } });
  expect(formatNumber(1234)).toBe('1\u00A0234');
});
