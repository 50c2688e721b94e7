import { locale } from '#network/locale';
import { formatWeekday } from '@/lib/format-short-date';
import { formatTime } from '@/lib/format-time';

/** ISO 8601 time → `Tue, May 27, 02:00`, in the machine's time zone. */
export const formatDeadline = (iso: string): string => `${formatWeekday(iso)}, ${formatTime(iso)}`;

/**
 * `2026-05` → `May 2026`. Uses `Intl`, because only browsers render it: standalone months have other names
 * than those in dates.
 */
export const formatMonth = (month: string): string =>
  new Intl.DateTimeFormat(locale, {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
    ...{ calendar: 'gregory', numberingSystem: 'latn' },
  }).format(new Date(month));
