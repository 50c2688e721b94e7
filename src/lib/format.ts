/** Made when they are first needed, and once. */
const numberFormats = new Map<number | undefined, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** `50000` → `50,000`, with two decimals `50,000.00`; up to three where their number is not given. */
export const formatNumber = (value: number, decimals?: number): string => {
  // As below: whole numbers are what live data brings.
  if (decimals === undefined && Number.isSafeInteger(value))
    return String(value).replaceAll(/\B(?=(?:\d{3}){1,5}$)/g, ',');
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

/**
 * The fields of a time in the machine's own zone, which need no `Intl.DateTimeFormat`: the first one takes a phone 50 ms, in
 * one piece, amid the drawing of live data or the opening of a dialog.
 * @throws RangeError for an invalid time
 */
const fieldsOf = (iso: string) => {
  const date = new Date(iso);
  // In English wherever the machine stands: `Sun May 25 2025`.
  const [weekday = '', month, , year] = date.toDateString().split(' ');
  if (month === undefined || year === undefined) throw new RangeError(`Invalid time ${iso}`);
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return { weekday, month, day: date.getDate(), year, time, monthIndex: date.getMonth() };
};

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** ISO 8601 time → `14:03` in the given time zone, or in that of the machine. Throws a RangeError for an invalid time. */
export const formatTime = (iso: string, timeZone?: string): string =>
  timeZone === undefined
    ? fieldsOf(iso).time.slice(0, 5)
    : formatBy('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }, iso);

/** As {@link formatTime}, with seconds: `14:03:09`. */
export const formatTimeWithSeconds = (iso: string, timeZone?: string): string =>
  timeZone === undefined ? fieldsOf(iso).time : formatBy('en-GB', { timeStyle: 'medium', timeZone }, iso);

/** ISO 8601 day, without a time → `May 25, 2025`, the same in every time zone. */
export const formatDay = (day: string): string => formatDate(day, 'UTC');

/** ISO 8601 time → `May 25, 2025` in the given time zone, or in that of the machine. */
export const formatDate = (iso: string, timeZone?: string): string => {
  if (timeZone !== undefined) return formatBy('en-US', { dateStyle: 'long', timeZone }, iso);
  const { monthIndex, day, year } = fieldsOf(iso);
  return `${String(MONTHS[monthIndex])} ${String(day)}, ${String(year)}`;
};

/** ISO 8601 time → `May 25`, or with its weekday `Sun, May 25`, in the time zone of the machine. */
export const formatShortDate = (iso: string, withWeekday?: 'short'): string => {
  const { weekday, month, day } = fieldsOf(iso);
  return `${withWeekday ? `${weekday}, ` : ''}${month} ${String(day)}`;
};

/** ISO 8601 time → `May 25, 2025, 14:03` in the given time zone, or in that of the machine. */
export const formatMoment = (iso: string, timeZone?: string): string =>
  `${formatDate(iso, timeZone)}, ${formatTime(iso, timeZone)}`;
