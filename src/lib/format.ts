const thousands = new Intl.NumberFormat('en-US');

/** `50000` → `50,000`. */
export const formatNumber = (value: number): string => thousands.format(value);

/** ISO 8601 time → `14:03` in the given time zone, or in that of the machine. Throws a RangeError for an invalid time. */
export const formatTime = (iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(iso));

/** As {@link formatTime}, with seconds: `14:03:09`. */
export const formatTimeWithSeconds = (iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone }).format(new Date(iso));

/** ISO 8601 day, without a time → `May 25, 2025`, the same in every time zone. */
export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** ISO 8601 time → `May 25, 2025` in the given time zone, or in that of the machine. */
export const formatDate = (iso: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(iso));

/** ISO 8601 time → `May 25, 2025, 14:03` in the given time zone, or in that of the machine. */
export const formatMoment = (iso: string, timeZone?: string): string =>
  `${formatDate(iso, timeZone)}, ${formatTime(iso, timeZone)}`;
