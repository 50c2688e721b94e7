import { formatDate } from '@/lib/format-date';

/**
 * What a rejected applicant is told who applies again too early.
 * @param from ISO 8601
 * @param timeZone whose day is meant; that of the machine unless given
 */
export const reapplyText = (from: string, timeZone?: string): string =>
  `Your last application for this position was not successful. You can apply again from ${formatDate(from, timeZone)}.`;
