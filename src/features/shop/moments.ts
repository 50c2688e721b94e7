import { formatMoment } from '@/lib/format-date';
import { formatShortDate } from '@/lib/format-short-date';
import { formatTime, shownAt } from '@/lib/format-time';

/** `14:03` of today, else `May 25, 2025, 14:03`, in the machine's time zone. */
export const momentFrom = (today: string, iso: string): string =>
  shownAt(iso).toISOString().startsWith(today) ? formatTime(iso) : formatMoment(iso);

/** `May 25, 14:03`, in the machine's time zone. */
export const shortMoment = (iso: string): string => `${formatShortDate(iso)}, ${formatTime(iso)}`;
