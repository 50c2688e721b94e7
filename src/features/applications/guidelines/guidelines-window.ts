import { CLOCK_AHEAD_MS, GUIDELINES_VALID_MS } from '@/contract/applications';

/**
 * True if guidelines read at `readAt` are valid at `now`, both in milliseconds since 1970: for less than 24
 * hours. A `readAt` too far in the future for a difference between clocks is invalid, because the server
 * would refuse the application.
 */
export const isGuidelinesValid = (readAt: number | null, now: number): boolean =>
  readAt !== null && now - readAt < GUIDELINES_VALID_MS && readAt - now <= CLOCK_AHEAD_MS;
