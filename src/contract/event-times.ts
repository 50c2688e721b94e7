/** Start and end of an event: ISO 8601 times, or null. */
export interface EventTimes {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** Assumed length of an event without an end. */
export const EVENT_LENGTH_MS = 10_800_000;
/** Later times have a year of five digits, which calendars cannot read. */
const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.000Z');

/**
 * Returns when an event is over, in milliseconds since 1970; `Infinity` for one without a date. Pages,
 * calendars and search engines all use it. Ignores an end that is not after the start, as old records may
 * have it.
 */
export function endOfEvent({ startsAt, endsAt }: EventTimes): number {
  if (startsAt === null) return Infinity;
  const start = Date.parse(startsAt);
  const end = endsAt === null ? start : Date.parse(endsAt);
  return end > start ? end : Math.min(start + EVENT_LENGTH_MS, LAST_MOMENT);
}
