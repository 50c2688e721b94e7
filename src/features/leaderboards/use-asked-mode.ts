import type { LeaderboardMode } from '@/contract/leaderboard';
import { useIsHydrated } from '@/hooks/use-is-hydrated';
import { usePlace } from '@/ui/routing/place';

/** What a link to the page asks for with `?mode=`, known or not. The prerendered page knows of none. */
export const useAskedMode = (): LeaderboardMode | null => {
  const { search } = usePlace();
  const isHydrated = useIsHydrated();
  return isHydrated ? new URLSearchParams(search).get('mode') : null;
};
