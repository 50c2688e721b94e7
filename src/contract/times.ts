const TIME = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/i;

/** Checks for an ISO 8601 time with a zone, and a four-digit year in UTC too. */
export function isMoment(value: unknown): value is string {
  if (typeof value !== 'string' || !TIME.test(value)) return false;
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && /^[1-9]\d{3}-/.test(date.toISOString());
}

/** Checks for an IANA time zone. Rejects offsets like `+02:00`, which only some engines accept as zones. */
export const isTimeZone = (zone: string): boolean => {
  try {
    return (
      /^[a-z]/i.test(zone) &&
      new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
    );
  } catch {
    return false;
  }
};
