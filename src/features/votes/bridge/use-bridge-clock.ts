import { useCallback } from 'react';
import type { VotesResponse } from '@/contract/votes';
import { useNow } from '@/hooks/use-now';

/** The page's one clock, in milliseconds; ticks by the second only while the server lets the player wait for the next vote. */
export const useBridgeClock = (votes: VotesResponse | undefined): number | null => {
  const isCounting = useCallback(
    (now: number) => votes?.sites.some(({ nextAt }) => nextAt !== null && Date.parse(nextAt) > now) ?? false,
    [votes],
  );
  return useNow(isCounting);
};
