import { useCallback } from 'react';
import { useNow } from '@/hooks/use-now';

/** So near its end a banner counts the seconds. */
const NEAR_MS = 60_000;

/** Whether a banner's time is over, to the second; null until the page knows the time. @param until ISO 8601; null for never */
export const useIsOver = (until: string | null): boolean | null => {
  const end = until === null ? Number.POSITIVE_INFINITY : Date.parse(until);
  const isNear = useCallback((now: number) => now < end && end - now <= NEAR_MS, [end]);
  const now = useNow(isNear);
  return now === null ? null : now >= end;
};
