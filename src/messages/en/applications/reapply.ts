import { formatDate } from '@/lib/format-date';

/**
 * Text for a rejected applicant who applies again too early.
 * @param from ISO 8601
 * @param timeZone of the day; the machine's by default
 */
export const reapplyText = (from: string, timeZone?: string): string =>
  `Your last application for this position was not successful. You can apply again from ${formatDate(from, timeZone)}.`;
