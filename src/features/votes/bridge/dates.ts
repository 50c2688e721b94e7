import { formatShortDate, formatTime } from '@/lib/format';

/** ISO 8601 time → `Tue, May 27, 02:00`, in the time zone of the machine. */
export const formatDeadline = (iso: string): string => `${formatShortDate(iso, 'short')}, ${formatTime(iso)}`;

const inUtc = (options: Intl.DateTimeFormatOptions, day: string): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(day));

/** A day of the server's calendar, `2026-05-24` → `May 24`. */
export const formatShortDay = (day: string): string => inUtc({ month: 'short', day: 'numeric' }, day);

/** `2026-05` → `May 2026`. */
export const formatMonth = (month: string): string => inUtc({ month: 'long', year: 'numeric' }, month);
