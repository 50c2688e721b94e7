import { useLocation } from 'react-router-dom';
import type { LeaderboardMode } from '@/contract/leaderboard';
import { useIsHydrated } from '@/hydration/hooks';

/** Returns the mode in `?mode=`, known or not; null on the prerendered page, which has no query. */
export const useAskedMode = (): LeaderboardMode | null => {
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  return isHydrated ? new URLSearchParams(search).get('mode') : null;
};
