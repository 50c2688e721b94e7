import { useCallback, useSyncExternalStore } from 'react';
import { GUIDELINES_VALID_MS, CLOCK_AHEAD_MS } from '@/contract/applications';
import { formatMoment } from '@/lib/format-date';
import { useAppSelector } from '@/store/hooks';
import { selectGuidelinesReadAt } from '../application-slice';

/**
 * True if guidelines read at `readAt` are valid at `now`, both in milliseconds since 1970: for less than 24
 * hours. A `readAt` too far in the future for a difference between clocks is invalid, because the server
 * would refuse the application.
 */
export const isGuidelinesValid = (readAt: number | null, now: number): boolean =>
  readAt !== null && now - readAt < GUIDELINES_VALID_MS && readAt - now <= CLOCK_AHEAD_MS;

/**
 * Returns whether the reading is valid now. It also expires while the page is open, and after the device has
 * slept.
 */
export const useGuidelinesRead = (): boolean => {
  const readAt = useAppSelector(selectGuidelinesReadAt);
  const subscribe = useCallback(
    (notify: () => void) => {
      const left = readAt === null ? -1 : readAt + GUIDELINES_VALID_MS - Date.now();
      const timer = left >= 0 ? setTimeout(notify, left) : undefined;
      document.addEventListener('visibilitychange', notify);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', notify);
      };
    },
    [readAt],
  );
  return useSyncExternalStore(
    subscribe,
    () => isGuidelinesValid(readAt, Date.now()),
    () => false,
  );
};

/** Returns the time until which the reading is valid, as text; null if it is not valid. */
export const useGuidelinesReadUntil = (): string | null => {
  const isRead = useGuidelinesRead();
  const readAt = useAppSelector(selectGuidelinesReadAt);
  return isRead && readAt !== null
    ? formatMoment(new Date(readAt + GUIDELINES_VALID_MS).toISOString())
    : null;
};
