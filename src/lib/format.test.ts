import { formatDay, formatNumber, formatShortDate, formatTime, formatTimeWithSeconds } from './format';

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
});
