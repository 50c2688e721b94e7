import { DAY_MS } from '@/lib/calendar';
import { shownIn } from '@/lib/clock';

/** A local date and time in the format of `datetime-local`: `2026-03-29T02:30`. */
const LOCAL = /^(\d{4})-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?$/;

/** {@link shownIn} with milliseconds. */
const clockAt = (time: number, zone: string): number =>
  shownIn(zone, time) + (time - Math.floor(time / 1000) * 1000);

/**
 * ISO 8601 time → local time of a zone, to the minute: `2026-03-29T02:30`. Throws a RangeError for an invalid
 * time.
 */
export const localTime = (iso: string, zone: string): string =>
  new Date(clockAt(new Date(iso).getTime(), zone)).toISOString().slice(0, 16);

/** Returns the UTC offset of a zone at an ISO 8601 time, such as `UTC+02:00`. */
export const offsetAt = (iso: string, zone: string): string => {
  const time = new Date(iso).getTime();
  const minutes = Math.round((clockAt(time, zone) - time) / 60_000);
  const size = Math.abs(minutes);
  const [hours, rest] = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'));
  return `UTC${minutes < 0 ? '−' : '+'}${String(hours)}:${String(rest)}`;
};

/**
 * Returns the ISO 8601 times in UTC, the earliest first, for a local time of a zone: usually one, two where
 * clocks are set back, none where they are set forward. Null unless it is a time of a year from 1000 to 9999.
 */
export const momentsAt = (local: string, zone: string): readonly string[] | null => {
  const [, year = ''] = LOCAL.exec(local) ?? [];
  const shown = Date.parse(`${local}Z`);
  if (Number.isNaN(shown) || year < '1000') return null;
  // No zone changes its clocks twice within two days.
  const offsets = [shown - DAY_MS, shown + DAY_MS].map((time) => clockAt(time, zone) - time);
  const times = [...new Set(offsets.map((offset) => shown - offset))].sort((a, b) => a - b);
  return times.filter((time) => clockAt(time, zone) === shown).map((time) => new Date(time).toISOString());
};
