import { shownAt } from './format-time';

/**
 * Fills a pattern with the local day of a zone, or of the machine.
 * @param months names for `{month}`, January first
 * @param weekdays names for `{weekday}`, Sunday first
 * @throws RangeError for an invalid time
 */
export const filled = (
  pattern: string,
  months: readonly string[],
  iso: string,
  timeZone?: string,
  weekdays: readonly string[] = [],
): string => {
  const at = shownAt(iso, timeZone);
  const [year, month, day] = at.toISOString().split(/[-T]/).map(Number);
  const parts: Record<string, unknown> = {
    year,
    day,
    month: months[Number(month) - 1],
    weekday: weekdays[at.getUTCDay()],
  };
  return pattern.replaceAll(/\{(\w+)\}/g, (_, part: string) => String(parts[part]));
};
