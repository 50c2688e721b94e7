import { useCallback } from 'react';
import { useNow } from '@/hooks/use-now';

/** Time before its end from which a banner is checked every second. */
const NEAR_MS = 60_000;

/**
 * Returns whether a banner has expired, to the second; null until the page knows the time. @param until ISO
 * 8601; null for never
 */
export const useIsOver = (until: string | null): boolean | null => {
  const end = until === null ? Number.POSITIVE_INFINITY : Date.parse(until);
  const isNear = useCallback((now: number) => now < end && end - now <= NEAR_MS, [end]);
  const now = useNow(isNear);
  return now === null ? null : now >= end;
};
