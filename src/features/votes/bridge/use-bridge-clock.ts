import { useCallback } from 'react';
import type { VotesResponse } from '@/contract/votes';
import { useNow } from '@/hooks/use-now';

/**
 * Returns the page's only clock, in milliseconds; ticks every second only while the player waits for a next
 * vote.
 */
export const useBridgeClock = (votes: VotesResponse | undefined): number | null => {
  const isCounting = useCallback(
    (now: number) => votes?.sites.some(({ nextAt }) => nextAt !== null && Date.parse(nextAt) > now) ?? false,
    [votes],
  );
  return useNow(isCounting);
};
