import { formatDate } from '@/lib/format-date';

/** The handler's reasons for refusing an application. */
export const refusals = {
  open: 'You already have an open application for this position.',
  /** Reveals neither the other application's state nor its time, because the names may be someone else's. */
  ofStranger:
    'We already have an application for this position under this game name and chat account. If it is yours, open its private link, which is on the Applications page of the browser that you sent it from. If it is not, sign in and apply with your account. Applications by others do not block yours there.',
  full: 'We have more applications than we can read, so we only accept those of signed-in players at the moment. Please sign in to apply, or come back tomorrow. Your answers stay in this browser.',
  fullForAll:
    'We have more applications than we can read. Please come back tomorrow. Your answers stay in this browser.',
} as const;

/**
 * Text for a rejected applicant who applies again too early.
 * @param from ISO 8601
 * @param timeZone of the day; the machine's by default
 */
export const reapplyText = (from: string, timeZone?: string): string =>
  `Your last application for this position was not successful. You can apply again from ${formatDate(from, timeZone)}.`;
