/** Made when they are first needed, and once: a phone takes up to 70 ms for one. */
const numberFormats = new Map<number | undefined, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** `50000` → `50,000`, with two decimals `50,000.00`; up to three where their number is not given. */
export const formatNumber = (value: number, decimals?: number): string => {
  const format =
    numberFormats.get(decimals) ??
    new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  numberFormats.set(decimals, format);
  return format.format(value);
};

const formatBy = (locale: string, options: Intl.DateTimeFormatOptions, moment: string): string => {
  const key = JSON.stringify([locale, options]);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  dateFormats.set(key, format);
  return format.format(new Date(moment));
};

/** ISO 8601 time → `14:03` in the given time zone, or in that of the machine. Throws a RangeError for an invalid time. */
export const formatTime = (iso: string, timeZone?: string): string =>
  formatBy('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }, iso);

/** As {@link formatTime}, with seconds: `14:03:09`. */
export const formatTimeWithSeconds = (iso: string, timeZone?: string): string =>
  formatBy('en-GB', { timeStyle: 'medium', timeZone }, iso);

/** ISO 8601 day, without a time → `May 25, 2025`, the same in every time zone. */
export const formatDay = (day: string): string => formatDate(day, 'UTC');

/** ISO 8601 time → `May 25, 2025` in the given time zone, or in that of the machine. */
export const formatDate = (iso: string, timeZone?: string): string =>
  formatBy('en-US', { dateStyle: 'long', timeZone }, iso);

/** ISO 8601 time → `May 25`, or with its weekday `Sun, May 25`, in the time zone of the machine. */
export const formatShortDate = (iso: string, weekday?: 'short'): string =>
  formatBy('en-US', { weekday, month: 'short', day: 'numeric' }, iso);

/** ISO 8601 time → `May 25, 2025, 14:03` in the given time zone, or in that of the machine. */
export const formatMoment = (iso: string, timeZone?: string): string =>
  `${formatDate(iso, timeZone)}, ${formatTime(iso, timeZone)}`;
