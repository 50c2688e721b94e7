import { useCallback, useSyncExternalStore } from 'react';
import { GUIDELINES_VALID_MS } from '@/contract/applications';
import { formatMoment } from '@/lib/format-date';
import { useAppSelector } from '@/store/hooks';
import { selectGuidelinesReadAt } from '../application-slice';
import { isGuidelinesValid } from './guidelines-window';

/** Whether the guidelines count as read now. It ends while the page is open, too, and after the device has slept. */
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

/** Until when the guidelines count as read, in words; null while they do not. */
export const useGuidelinesReadUntil = (): string | null => {
  const isRead = useGuidelinesRead();
  const readAt = useAppSelector(selectGuidelinesReadAt);
  return isRead && readAt !== null
    ? formatMoment(new Date(readAt + GUIDELINES_VALID_MS).toISOString())
    : null;
};
