import { DAY_MS } from '@/lib/calendar';
import { shownIn } from '@/lib/clock';

/** A date and a time of day on the clocks of some zone, as `datetime-local` has it: `2026-03-29T02:30`. */
const LOCAL = /^(\d{4})-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?$/;

/** As {@link shownIn}, to the millisecond. */
const clockAt = (time: number, zone: string): number =>
  shownIn(zone, time) + (time - Math.floor(time / 1000) * 1000);

/** ISO 8601 time → what the clocks of a zone show then, to the minute: `2026-03-29T02:30`. Throws a RangeError for an invalid time. */
export const localTime = (iso: string, zone: string): string =>
  new Date(clockAt(new Date(iso).getTime(), zone)).toISOString().slice(0, 16);

/** `UTC+02:00`, by which the clocks of a zone go at an ISO 8601 time. */
export const offsetAt = (iso: string, zone: string): string => {
  const time = new Date(iso).getTime();
  const minutes = Math.round((clockAt(time, zone) - time) / 60_000);
  const size = Math.abs(minutes);
  const [hours, rest] = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'));
  return `UTC${minutes < 0 ? '−' : '+'}${String(hours)}:${String(rest)}`;
};

/**
 * The ISO 8601 times in UTC, the earliest first, at which the clocks of a zone show a local time: mostly one; two where they are
 * set back over it, none where they are set forward over it. Null for what is no time of a year from 1000 to 9999.
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
