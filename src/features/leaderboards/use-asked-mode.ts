import { LEADERBOARD_MODES, type LeaderboardMode } from '@/contract/leaderboard';
import { useIsHydrated } from '@/hooks/use-is-hydrated';
import { usePlace } from '@/ui/routing/place';

/** The mode that a link to the page asks for with `?mode=`. The prerendered page knows of none. */
export const useAskedMode = (): LeaderboardMode | undefined => {
  const { search } = usePlace();
  const isHydrated = useIsHydrated();
  const asked = isHydrated ? new URLSearchParams(search).get('mode') : null;
  return LEADERBOARD_MODES.find((mode) => mode === asked);
};
