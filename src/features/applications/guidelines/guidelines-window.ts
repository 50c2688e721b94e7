import { CLOCK_AHEAD_MS, GUIDELINES_VALID_MS } from '@/contract/applications';

/**
 * Whether guidelines that were read at `readAt` still count at `now`, both in milliseconds since 1970: for less than 24
 * hours. A time that lies ahead, beyond what clocks may differ by, does not count: an application with it is refused.
 */
export const isGuidelinesValid = (readAt: number | null, now: number): boolean =>
  readAt !== null && now - readAt < GUIDELINES_VALID_MS && readAt - now <= CLOCK_AHEAD_MS;
