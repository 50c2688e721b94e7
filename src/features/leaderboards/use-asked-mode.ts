import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { LEADERBOARD_MODES } from '@/contract/leaderboard';
import type { LeaderboardMode } from '@/contract/leaderboard';

const subscribe = () => () => undefined;

/** The mode that a link to the page asks for with `?mode=`. The prerendered page knows of none. */
export const useAskedMode = (): LeaderboardMode | undefined => {
  const { search } = useLocation();
  const query = useSyncExternalStore(
    subscribe,
    () => search,
    () => '',
  );
  const asked = new URLSearchParams(query).get('mode');
  return LEADERBOARD_MODES.find((mode) => mode === asked);
};
