import {
  formatDate,
  formatDay,
  formatMoment,
  formatNumber,
  formatShortDate,
  formatTime,
  formatTimeWithSeconds,
} from './format';

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
    expect(formatShortDate('2025-05-25T12:00:00Z', 'short')).toBe('Sun, May 25');
  });

  it('shows the machine’s own time as its zone says', () => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    // Each month, each weekday, and each hour and minute with one digit.
    for (let step = 0; step < 400; step += 1) {
      const iso = new Date(Date.UTC(2024, 0, 1) + step * 93_784_567).toISOString();
      expect(formatMoment(iso)).toBe(formatMoment(iso, zone));
      expect(formatDate(iso)).toBe(formatDate(iso, zone));
      expect(formatTimeWithSeconds(iso)).toBe(formatTimeWithSeconds(iso, zone));
      expect(formatShortDate(iso, 'short')).toBe(
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

  it('makes no format of dates for the machine’s own time, nor of whole numbers: the first takes a phone 50 ms', () => {
    const dates = jest.spyOn(Intl, 'DateTimeFormat');
    const numbers = jest.spyOn(Intl, 'NumberFormat');
    formatMoment('2025-05-25T14:03:09Z');
    formatTimeWithSeconds('2025-05-25T14:03:09Z');
    formatShortDate('2025-05-25T14:03:09Z', 'short');
    expect([-1234, 123456, 0].map((value) => formatNumber(value))).toEqual(['-1,234', '123,456', '0']);
    expect(dates).not.toHaveBeenCalled();
    expect(numbers).not.toHaveBeenCalled();
  });
});
