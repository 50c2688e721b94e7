const TIME = /^[1-9]\d{3}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/i;

/** Whether it is a time in ISO 8601 with its zone, of a year with four digits, in UTC too. */
export function isMoment(value: unknown): value is string {
  if (typeof value !== 'string' || !TIME.test(value)) return false;
  const date = new Date(value);
  return !Number.isNaN(date.getTime()) && /^[1-9]\d{3}-/.test(date.toISOString());
}
